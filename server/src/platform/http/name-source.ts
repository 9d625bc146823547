const hostname = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Maps alternative host names to the main host name of the same site. */
const alsoKnownAs = new Map([
  ['t.co', 'x.com'],
  ['twitter.com', 'x.com'],
  ['youtu.be', 'youtube.com'],
  ['lnkd.in', 'linkedin.com'],
]);

/**
 * The source of a visit: a host, `direct`, or `other` if the referrer is not a public host name. Undefined for visits
 * from this site.
 */
export function nameSource(referrer: string, ownHost: string): string | undefined {
  const host = referrer.toLowerCase();
  if (host === ownHost) return undefined;
  if (host === '') return 'direct';
  if (!hostname.test(host)) return 'other';
  const plain = host.replace(/^(?:www|m|l|lm|mobile)\.(?=[^.]+\.)/, '');
  return alsoKnownAs.get(plain) ?? plain;
}
