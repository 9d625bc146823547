/** True for URLs that are allowed in links: absolute http(s) URLs without credentials. */
export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value) || !/^https?:\/\//i.test(value) || /[\s\\]/.test(value)) return false;
  const url = new URL(value);
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    url.hostname.includes('.')
  );
}
