import type { ShareLink } from '@upnext/contract/boards/share-links';

export type LinkState = 'never' | 'expires' | 'expired' | 'off';

/** `now` is null in the first render, whose HTML may be older than the moment. */
export function stateOf({ isActive, expiresAt }: ShareLink, now: Date | null): LinkState {
  if (!isActive) return 'off';
  if (expiresAt === null) return 'never';
  return now && new Date(expiresAt) <= now ? 'expired' : 'expires';
}

/** Enough of a token to tell it from the others. */
export function shortToken({ token }: ShareLink): string {
  return `${token.slice(0, 4)}…${token.slice(-3)}`;
}
