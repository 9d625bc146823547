import { NewUsername } from '@upnext/contract/identity/accounts';

/**
 * Returns the first of the user's names at the provider that is a valid username. The username may already be taken.
 */
export function suggestUsername(names: unknown[]): string | null {
  for (const name of names) {
    if (typeof name !== 'string' || name.length > 200) continue;
    const plain = name
      .replace(/@.*$/, '')
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '')
      .trim()
      .replaceAll(/[\s.]+/g, '_')
      .replaceAll(/[^A-Za-z0-9_-]/g, '');
    if (NewUsername.safeParse(plain).success) return plain;
  }
  return null;
}
