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

/** Completes a link that was typed without its scheme, such as `youtu.be/abc`. Leaves every other text as it is. */
export function withScheme(value: string): string {
  const completed = `https://${value}`;
  return !/^[a-z][a-z\d+.-]*:\/\//i.test(value) && isWebAddress(completed) ? completed : value;
}
