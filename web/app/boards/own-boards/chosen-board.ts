import { handleOf } from '@upnext/contract/boards/board-handle';
import type { BoardSettings } from '@upnext/contract/boards/boards';
import { useSearchParams } from 'react-router';

/** Which board the dashboard is about: in the address, so that two tabs can show two. One's own main board goes without saying. */
export function useChosenBoard(): string | undefined {
  const [search] = useSearchParams();
  return search.get('board') ?? undefined;
}

/** How a board is named there. */
export function choiceOf({ role, isMain, creatorUsername, slug }: BoardSettings): string | undefined {
  return role === 'owner' && isMain ? undefined : handleOf(creatorUsername, slug);
}

export function findChosen(boards: readonly BoardSettings[], choice: string | undefined): BoardSettings | undefined {
  return boards.find((board) => choiceOf(board)?.toLowerCase() === choice?.toLowerCase());
}

/** A page of the dashboard, about the same board. */
export function withBoard(path: string, choice: string | undefined): string {
  if (choice === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}board=${choice}`;
}
