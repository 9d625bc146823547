import { nameOf } from '@upnext/contract/boards/board-handle';
import { getBoard, type BoardPage } from '@upnext/contract/boards/boards';
import { getLinkedBoard } from '@upnext/contract/boards/share-links';
import { CallError } from '@upnext/contract/request';

import { parseBoardPath } from '../../api/board-path.ts';
import type { Call } from '../../api/call.ts';

/** The creator whose fans log in here, and the top ideas of their chart. */
export type Host = { username: string; logoUrl: string | null; leaders: { id: number; title: string }[] };

/** The creator whose board is at this path. Null if the path isn't a board or the board doesn't exist. */
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
    // The form works without the host.
    if (error instanceof CallError) return null;
    throw error;
  }
}

function describe({ creator, ideas }: BoardPage): Host {
  return {
    username: nameOf(creator),
    logoUrl: creator.logoUrl,
    leaders: ideas.slice(0, 3).map(({ id, title }) => ({ id, title })),
  };
}
