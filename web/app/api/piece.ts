import { recognisePlatform, type Platform } from '@upnext/contract/boards/platforms';
import { isWebAddress } from '@upnext/contract/web-address';

export type Piece = Platform & { address: string };

/** What an address says of itself; undefined for what may not stand in a link. */
export function readPiece(url: string): Piece | undefined {
  const platform = isWebAddress(url) ? recognisePlatform(url) : undefined;
  return platform && { ...platform, address: url.replace(/^https?:\/\/(www\.)?/i, '') };
}
