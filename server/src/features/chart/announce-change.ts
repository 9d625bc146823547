import type { Context } from '../../context.ts';

/** The name of a board on the bus. */
export function boardKey(creatorId: number, boardId: number): string {
  return `${creatorId}:${boardId}`;
}

/** After the commit: whoever keeps or watches this board reads it again. */
export function announceChange(context: Context, creatorId: number, boardId: number): void {
  context.boardChanges.announce([boardKey(creatorId, boardId)]);
}

/** The same for all boards that one batch moved (board → creator): one message, however many they are. */
export function announceChanges(context: Context, boards: Map<number, number>): void {
  if (boards.size === 0) return;
  context.boardChanges.announce(Array.from(boards, ([boardId, creatorId]) => boardKey(creatorId, boardId)));
}
