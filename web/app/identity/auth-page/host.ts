import { getBoard, type BoardPage } from '@upnext/contract/boards/boards';
import { getLinkedBoard } from '@upnext/contract/boards/share-links';
import { CallError } from '@upnext/contract/request';

import { parseBoardPath } from '../../api/board-path.ts';
import type { Call } from '../../api/call.ts';

/** The creator whose fans are being asked in, and what leads their chart. */
export type Host = { username: string; logoUrl: string | null; leaders: { id: number; title: string }[] };

/** Who stands behind a creator's page; null if it isn't one, or if nobody does. */
export async function findHost(call: Call, path: string | null): Promise<Host | null> {
  const place = parseBoardPath(path);
  if (!place) return null;
  try {
    return describe(
      await (place.page === 'linked'
        ? call(getLinkedBoard, { params: { token: place.token } })
        : call(getBoard, { params: { username: place.handle } })),
    );
  } catch (error) {
    // The form works without them.
    if (error instanceof CallError) return null;
    throw error;
  }
}

function describe({ creator, ideas }: BoardPage): Host {
  return {
    username: creator.username,
    logoUrl: creator.logoUrl,
    leaders: ideas.slice(0, 3).map(({ id, title }) => ({ id, title })),
  };
}
