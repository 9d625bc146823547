import { handleOf } from '@upnext/contract/boards/board-handle';
import type { BoardPage } from '@upnext/contract/boards/boards';

import type { Viewer } from '../../api/viewer.ts';
import { useVote, type Vote } from '../../voting/votes/use-vote.ts';
import { useAfterVote } from '../chart/use-after-vote.ts';
import type { BoardAddress } from '../live-board/board-query.ts';
import type { ShownBoard } from '../live-board/use-board.ts';

type BoardVotes = {
  address: BoardAddress;
  /** Path of this page. Fans return to it after login. */
  path: string;
  /** If true, a visitor's pending vote is stored under the board's handle instead of the path. */
  storesVoteByHandle: boolean;
  board: Pick<ShownBoard, 'onVoted'> & { page: Pick<BoardPage, 'creator' | 'board' | 'ideas'> };
  viewer: Viewer;
};

/** Voting on the three public pages of a board and on the pages of its ideas. */
export function useBoardVotes({ address, path, storesVoteByHandle, board, viewer }: BoardVotes): Vote {
  const { creator, board: facts, ideas } = board.page;
  const handle = handleOf(creator.username, facts.slug);
  return useVote({
    address,
    ideas,
    viewer,
    isOwner: viewer?.id === creator.id,
    storeAt: () => ({ ...(storesVoteByHandle ? { username: handle } : { path }), returnPath: path }),
    describe: useAfterVote(ideas),
    onVoted: board.onVoted,
  });
}
