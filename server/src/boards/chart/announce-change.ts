import type { ChangeBus } from '../../platform/redis/change-bus.ts';

type Announcer = { boardChanges: ChangeBus };

/** A board's key on the change bus. */
export function boardKey(creatorId: number, boardId: number): string {
  return `${creatorId}:${boardId}`;
}

/** Tells caches and streams to reload this board. Call it after the commit. */
export function announceChange(context: Announcer, creatorId: number, boardId: number): void {
  context.boardChanges.announce([boardKey(creatorId, boardId)]);
}

/**
 * Tells caches and streams to reload all boards that a vote batch changed, in a single message. `boards` maps board ids
 * to creator ids.
 */
export function announceChanges(context: Announcer, boards: Map<number, number>): void {
  if (boards.size === 0) return;
  context.boardChanges.announce(Array.from(boards, ([boardId, creatorId]) => boardKey(creatorId, boardId)));
}
