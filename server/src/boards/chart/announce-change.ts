import type { ChangeBus } from '../../platform/redis/change-bus.ts';

type Announcer = { boardChanges: ChangeBus };

/** The key of a board on the change bus. */
export function boardKey(creatorId: number, boardId: number): string {
  return `${creatorId}:${boardId}`;
}

/** After the commit: caches and streams of this board read it again. */
export function announceChange(context: Announcer, creatorId: number, boardId: number): void {
  context.boardChanges.announce([boardKey(creatorId, boardId)]);
}

/** The same for all boards that one batch moved (board → creator): one message, however many they are. */
export function announceChanges(context: Announcer, boards: Map<number, number>): void {
  if (boards.size === 0) return;
  context.boardChanges.announce(Array.from(boards, ([boardId, creatorId]) => boardKey(creatorId, boardId)));
}
