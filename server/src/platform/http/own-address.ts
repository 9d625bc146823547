/** What a request asks for, on this site whatever it names: neither `//host/x` nor `http://host/x` leads to another one. */
export function ownAddress(target: string, origin: string): URL {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return new URL(`${origin}${path.startsWith('/') ? '' : '/'}${path}`);
}
