import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listOwnBoards, type BoardSettings } from '@upnext/contract/boards/boards';

import { queryOf } from '../../api/query.ts';
import { findChosen, useChosenBoard } from './chosen-board.ts';

const query = queryOf(listOwnBoards, {});
const freshMs = 30_000;

/** Refetches the boards now and then, so that new suggestions appear in the count. Paused while the tab is hidden. */
export function useFreshBoards(): void {
  useQuery({ ...query, refetchInterval: freshMs, refetchOnWindowFocus: 'always' });
}

/** The boards that the user owns or is a team member of, and the one selected in the URL. */
export function useOwnBoards() {
  const client = useQueryClient();
  const { data: boards, error, isFetching, refetch } = useQuery(query);
  const board = findChosen(boards ?? [], useChosenBoard());
  return {
    boards,
    board,
    error,
    isFetching,
    refetch,
    change: (id: number, to: Partial<BoardSettings>) =>
      client.setQueryData(query.queryKey, (known) => known?.map((one) => (one.id === id ? { ...one, ...to } : one))),
    set: (next: BoardSettings[]) => client.setQueryData(query.queryKey, next),
  };
}
