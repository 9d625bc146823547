/** True for what may stand in a link: an absolute http(s) address without a user name in it. */
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
