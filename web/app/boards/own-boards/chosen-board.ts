import { handleOf } from '@upnext/contract/boards/board-handle';
import type { BoardSettings } from '@upnext/contract/boards/boards';
import { useSearchParams } from 'react-router';

/**
 * The board selected in the dashboard. It's in the URL, so two tabs can show two boards. Undefined means the user's own
 * main board.
 */
export function useChosenBoard(): string | undefined {
  const [search] = useSearchParams();
  return search.get('board') ?? undefined;
}

/** The value that identifies a board in the `board` query parameter. */
export function choiceOf({ role, isMain, creatorUsername, slug }: BoardSettings): string | undefined {
  return role === 'owner' && isMain ? undefined : handleOf(creatorUsername, slug);
}

export function findChosen(boards: readonly BoardSettings[], choice: string | undefined): BoardSettings | undefined {
  return boards.find((board) => choiceOf(board)?.toLowerCase() === choice?.toLowerCase());
}

/** Adds the selected board to a dashboard path. */
export function withBoard(path: string, choice: string | undefined): string {
  if (choice === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}board=${choice}`;
}
