import { useQueryClient } from '@tanstack/react-query';
import { listOwnBoards, type BoardSettings } from '@upnext/contract/boards/boards';
import type { Idea } from '@upnext/contract/boards/ideas';
import { listPendingIdeas } from '@upnext/contract/boards/suggestions';
import { getUser, type User } from '@upnext/contract/identity/accounts';
import { limits } from '@upnext/contract/limits';
import { useMemo } from 'react';

import { call } from '../../api/client.ts';
import { keyOf } from '../../api/query.ts';
import { setViewer, viewerKey } from '../../api/viewer.ts';
import { findChosen, useChosenBoard } from '../own-boards/chosen-board.ts';

const boardsKey = [keyOf(listOwnBoards, {})];

/** A board's cached pending suggestions, and their count, which is stored with the board and the user. */
export function usePendingCache() {
  const client = useQueryClient();
  const choice = useChosenBoard();
  return useMemo(() => {
    const listKey = [keyOf(listPendingIdeas, { query: { board: choice } })];
    const changeCount = (to: (count: number) => number) => {
      const boards = client.getQueryData<BoardSettings[]>(boardsKey) ?? [];
      const board = findChosen(boards, choice);
      if (!board) return;
      const pendingCount = Math.max(0, to(board.pendingCount));
      client.setQueryData(
        boardsKey,
        boards.map((one) => (one === board ? { ...one, pendingCount } : one)),
      );
      const viewer = client.getQueryData<User | null>(viewerKey);
      if (viewer?.pendingCount === undefined || board.role !== 'owner') return;
      const more = pendingCount - board.pendingCount;
      setViewer(client, { ...viewer, pendingCount: Math.max(0, viewer.pendingCount + more) });
    };
    const addToCount = (more: number) => changeCount((count) => count + more);
    const change = (to: (ideas: Idea[]) => Idea[]) =>
      client.setQueryData<Idea[]>(listKey, (ideas) => ideas && to(ideas));

    return {
      listKey,
      /** Fetches the list. If the list is shorter than a full page, its length is also the total count. */
      ask: async () => {
        const ideas = await call(listPendingIdeas, { query: { board: choice } });
        if (ideas.length < limits.pendingPerPage) changeCount(() => ideas.length);
        return ideas;
      },
      take: async (taken: Idea[]) => {
        await client.cancelQueries({ queryKey: listKey });
        const ids = new Set(taken.map(({ id }) => id));
        change((ideas) => ideas.filter(({ id }) => !ids.has(id)));
        addToCount(-taken.length);
      },
      putBack: (taken: Idea[]) => {
        change((ideas) => [...taken, ...ideas].toSorted((a, b) => a.id - b.id));
        addToCount(taken.length);
      },
      /**
       * Refetches the list, the boards and the user. If there is more than one page of suggestions, this loads the next
       * ones. If the user can't be fetched, the cached user is kept.
       */
      refresh: () => {
        void client.invalidateQueries({ queryKey: listKey });
        void client.invalidateQueries({ queryKey: boardsKey });
        void call(getUser, {}).then(
          (user) => setViewer(client, user),
          () => undefined,
        );
      },
    };
  }, [client, choice]);
}
