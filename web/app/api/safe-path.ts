// oxlint-disable-next-line no-control-regex -- it matches control characters on purpose
const control = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/;
const anyOrigin = 'http://upnext.invalid';
/** Paths with more layers of percent-encoding than this are rejected. */
const layersOfEncoding = 3;

/**
 * Validates an untrusted path (from a URL or browser storage) and returns it in normalized form, or undefined if it
 * could lead to another site. Call it both when the value is read and when it is used.
 */
export function safePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !isPath(value) || !URL.canParse(value, anyOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, anyOrigin);
  if (origin !== anyOrigin || !isPathWhenDecoded(pathname)) return undefined;
  return pathname + search + hash;
}

function isPath(value: string): boolean {
  return /^\/(?![/\\])/.test(value) && value.isWellFormed() && !control.test(value);
}

/** The path must still stay on this site after it is decoded or resolved, in case an intermediary does that. */
function isPathWhenDecoded(pathname: string): boolean {
  let path = pathname;
  for (let layer = 0; layer <= layersOfEncoding; layer++) {
    if (!isPath(path) || /\\|\/\//.test(path)) return false;
    const decoded = decode(path);
    if (decoded === undefined) return false;
    if (decoded === path) return true;
    path = decoded;
  }
  return false;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
