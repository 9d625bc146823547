// oxlint-disable-next-line no-control-regex -- they are what it looks for
const control = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]/;
const anyOrigin = 'http://upnext.invalid';
/** Nobody hides a second slash under more layers than this for a good reason. */
const layersOfEncoding = 3;

/**
 * A place on this site that somebody else may have named (an address, this browser's storage), as the path that a
 * browser would make of it; undefined for whatever could lead elsewhere. Called where it is read and again where it is used.
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

/** Whoever decodes or resolves it on the way must not find another host in it either. */
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
