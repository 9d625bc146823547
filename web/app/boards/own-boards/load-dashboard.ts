import { mayDo, type BoardRight } from '@upnext/contract/board-rights';
import { redirect } from 'react-router';

import type { PageContext } from '../../api/page-context.ts';
import { withBoard } from './chosen-board.ts';
import { loadOwnBoards } from './load-own-boards.ts';

/** For dashboard loaders: also redirects if the user's role doesn't allow the page. */
export async function loadDashboard(page: PageContext, url: URL, right: BoardRight): ReturnType<typeof loadOwnBoards> {
  const loaded = await loadOwnBoards(page, url);
  const { board, choice } = loaded;
  if (board && !mayDo(board.role, right))
    throw redirect(withBoard(mayDo(board.role, 'edit') ? '/dashboard' : '/dashboard/review', choice));
  return loaded;
}
