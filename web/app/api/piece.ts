import { recognisePlatform, type Platform } from '@upnext/contract/boards/platforms';
import { isWebAddress } from '@upnext/contract/web-address';

export type Piece = Platform & { address: string };

/** A URL's platform and display address. Returns undefined for URLs that must not be linked. */
export function readPiece(url: string): Piece | undefined {
  const platform = isWebAddress(url) ? recognisePlatform(url) : undefined;
  return platform && { ...platform, address: url.replace(/^https?:\/\/(www\.)?/i, '') };
}
