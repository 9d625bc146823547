/** Resolves a request target to a URL on this site. Neither `//host/x` nor `http://host/x` can lead to another host. */
export function ownAddress(target: string, origin: string): URL {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return new URL(`${origin}${path.startsWith('/') ? '' : '/'}${path}`);
}
