import { BoardHandle, BoardSlug } from '@upnext/contract/boards/board-address';
import { handleOf, splitHandle } from '@upnext/contract/boards/board-handle';
import { ShareToken } from '@upnext/contract/boards/share-links';
import { isReservedUsername } from '@upnext/contract/identity/reserved-usernames';

import { safePath } from './safe-path.ts';

/**
 * A board's three public pages: /:username or /:username/:board, /creators/:handle and /public/:token. The pages of an
 * idea and of a round count as their board's.
 */
export type BoardPath = { page: 'board' | 'stage'; handle: string } | { page: 'linked'; token: string };

/** Parses a path into a board page. Returns undefined for any other page. Ignores the query and the hash. */
export function parseBoardPath(value: unknown): BoardPath | undefined {
  const [, first = '', second, ...rest] =
    safePath(value)
      ?.replace(/[?#].*$/, '')
      .replace(/(\/(idea|rounds)\/\d+)?\/?$/, '')
      .split('/') ?? [];
  if (rest.length > 0) return undefined;
  if (second === undefined) return isBoard(first) ? { page: 'board', handle: first } : undefined;
  if (first === 'creators') return isBoard(second) ? { page: 'stage', handle: second } : undefined;
  if (first === 'public') return ShareToken.safeParse(second).success ? { page: 'linked', token: second } : undefined;
  const handle = handleOf(first, second);
  return BoardSlug.safeParse(second).success && isBoard(handle) ? { page: 'board', handle } : undefined;
}

function isBoard(handle: string): boolean {
  return BoardHandle.safeParse(handle).success && !isReservedUsername(splitHandle(handle).username);
}
