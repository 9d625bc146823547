import { handleOf } from '@upnext/contract/board-handle';
import type { BoardPage } from '@upnext/contract/boards';
import { useMemo } from 'react';

import type { Viewer } from '../api/viewer.ts';
import { useAchievements } from '../features/achievements/achievements-provider.tsx';
import type { BoardAddress } from '../features/boards/board-query.ts';
import type { ShownBoard } from '../features/boards/use-board.ts';
import { useAfterVote } from '../features/chart/use-after-vote.ts';
import { useStoredVote } from '../features/votes/use-stored-vote.ts';
import { useVote, type Vote } from '../features/votes/use-vote.ts';

type BoardVotes = {
  address: BoardAddress;
  /** Of this page: where a voter comes back to after logging in. */
  path: string;
  /** Guests who press on /:username are remembered by the board's handle, elsewhere by the path. */
  waitsByName?: boolean;
  board: ShownBoard;
  viewer: Viewer;
};

/** Voting as the three public pages have it: the board, the votes and the achievements, brought together. */
export function useBoardVotes({ address, path, waitsByName = false, board, viewer }: BoardVotes): Vote {
  const { creator, board: facts, ideas } = board.page;
  const handle = handleOf(creator.username, facts.slug);
  const { registerVote } = useAchievements();
  const ideaIds = useMemo(() => ideas.map(({ id }) => id), [ideas]);
  const vote = useVote({
    address,
    ideaIds,
    viewer,
    waitAt: () => ({ ...(waitsByName ? { username: handle } : { path }), returnPath: path }),
    describe: useAfterVote(ideas),
    onVoted(reply) {
      board.onVoted(reply);
      registerVote({ ideaId: reply.ideaId, isTopThree: isTopThree(board.page, reply.ideaId) });
    },
  });
  useStoredVote({
    viewer,
    path,
    ...('username' in address ? { username: handle } : {}),
    onFound: viewer?.id === creator.id ? undefined : vote.press,
  });
  return vote;
}

function isTopThree({ ideas }: BoardPage, ideaId: number): boolean {
  const place = ideas.find(({ id }) => id === ideaId)?.position.current ?? null;
  return place !== null && place <= 3;
}
