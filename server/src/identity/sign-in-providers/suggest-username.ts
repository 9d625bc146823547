import { NewUsername } from '@upnext/contract/identity/accounts';

/** The first of somebody's names elsewhere that could be a username here. Whether it is free shows when it is chosen. */
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
