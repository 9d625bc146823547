const hostname = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** The same place under names of its own. */
const alsoKnownAs = new Map([
  ['t.co', 'x.com'],
  ['twitter.com', 'x.com'],
  ['youtu.be', 'youtube.com'],
  ['lnkd.in', 'linkedin.com'],
]);

/** What a visit is counted under: a host, `direct`, or `other` for what is no public host. Nothing: it came from ourselves. */
export function nameSource(referrer: string, ownHost: string): string | undefined {
  const host = referrer.toLowerCase();
  if (host === ownHost) return undefined;
  if (host === '') return 'direct';
  if (!hostname.test(host)) return 'other';
  const plain = host.replace(/^(?:www|m|l|lm|mobile)\.(?=[^.]+\.)/, '');
  return alsoKnownAs.get(plain) ?? plain;
}
