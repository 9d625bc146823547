import type { ShareLink } from '@upnext/contract/boards/share-links';

export type LinkState = 'never' | 'expires' | 'expired' | 'off';

/** `now` is null in the first render, because the HTML may have been rendered before the link expired. */
export function stateOf({ isActive, expiresAt }: ShareLink, now: Date | null): LinkState {
  if (!isActive) return 'off';
  if (expiresAt === null) return 'never';
  return now && new Date(expiresAt) <= now ? 'expired' : 'expires';
}

/** A shortened token, enough to tell links apart. */
export function shortToken({ token }: ShareLink): string {
  return `${token.slice(0, 4)}…${token.slice(-3)}`;
}
