import { listOwnBoards, type BoardSettings } from '@upnext/contract/boards/boards';
import type { User } from '@upnext/contract/identity/accounts';
import { redirect } from 'react-router';

import { loadViewer } from '../../api/load-viewer.ts';
import type { PageContext } from '../../api/page-context.ts';
import { keyOf } from '../../api/query.ts';
import type { Seed } from '../../api/seeds.tsx';
import { choiceOf, findChosen, withBoard } from './chosen-board.ts';

type Loaded = {
  user: User;
  /** Undefined for users who have no board and are not in a team. */
  board: BoardSettings | undefined;
  choice: string | undefined;
  seeds: Seed[];
};

/**
 * For loaders of pages with the navigation of the dashboard: loads the user and the board selected in the URL. Redirects
 * to the first board if the URL doesn't name one of the user's boards.
 */
export async function loadOwnBoards(page: PageContext, { pathname, search, searchParams }: URL): Promise<Loaded> {
  const { user, viewerSeed } = await loadViewer(page, pathname + search);
  const boards = await page.callAsViewer(listOwnBoards, {});
  const choice = searchParams.get('board') ?? undefined;
  const board = findChosen(boards, choice);
  const [first] = boards;
  if (!board && first) throw redirect(withBoard(pathname, choiceOf(first)));
  return { user, board, choice, seeds: [viewerSeed, { key: keyOf(listOwnBoards, {}), data: boards }] };
}
