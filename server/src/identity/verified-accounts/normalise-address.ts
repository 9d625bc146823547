import { domainToASCII } from 'node:url';

import validator from 'validator';

/** Hosts that deliver to the same mailboxes, beyond those that `normalizeEmail` knows. */
const aliases = new Map([
  ['protonmail.com', 'proton.me'],
  ['protonmail.ch', 'proton.me'],
  ['pm.me', 'proton.me'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
]);

/** Spellings of the local part that reach the same mailbox, beyond those that `normalizeEmail` knows. */
const spellings: [host: RegExp, part: RegExp, replacement: string][] = [
  // The validator's own rule knows few of Yahoo's hosts. Yahoo's usernames have no hyphens.
  [/^(?:yahoo\.[a-z.]+|ymail\.com|rocketmail\.com)$/, /-.*/, ''],
  [/^proton\.me$/, /[._-]/g, ''],
  [/^yandex\.ru$/, /-/g, '.'],
];

/**
 * Returns one spelling for all addresses that reach the same mailbox: lower case, the host in punycode, without the
 * dots and tags that large providers ignore. Plus-tags are removed for every other host too: most mail servers support
 * them, and hardly anyone has a plus sign in their name. The result is only hashed and compared, never used to send.
 */
export function normaliseAddress(email: string): string {
  const typed = splitAddress(email.toLowerCase());
  const ascii = `${typed.local}@${domainToASCII(typed.host) || typed.host}`;
  const known = splitAddress(validator.normalizeEmail(ascii, { yahoo_remove_subaddress: false }) || ascii);
  const host = aliases.get(known.host) ?? known.host;
  const untagged = known.local.replace(/\+.*/, '');
  const local = spellings
    .filter(([hosts]) => hosts.test(host))
    .reduce((name, [, part, replacement]) => name.replace(part, replacement), untagged);
  return `${local || known.local}@${host}`;
}

export function splitAddress(email: string): { local: string; host: string } {
  const at = email.lastIndexOf('@');
  return { local: email.slice(0, at), host: email.slice(at + 1) };
}
