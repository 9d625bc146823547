import type { OwnShareLink } from '@upnext/contract/boards/share-links';

export type LinkState = 'never' | 'expires' | 'expired' | 'off';

/** `now` is null in the first render, because the HTML may have been rendered before the link expired. */
export function stateOf({ isActive, expiresAt }: OwnShareLink, now: Date | null): LinkState {
  if (!isActive) return 'off';
  if (expiresAt === null) return 'never';
  return now && new Date(expiresAt) <= now ? 'expired' : 'expires';
}

/** The address with a shortened token, enough to tell links apart. */
export function shortAddress({ token }: OwnShareLink): string {
  return `/public/${token.slice(0, 4)}…${token.slice(-3)}`;
}

export function titleOf(link: OwnShareLink): string {
  return link.name ?? shortAddress(link);
}
