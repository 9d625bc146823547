import { setTimeout as sleep } from 'node:timers/promises';

import { voterBase, type Board } from '../../bench/rig/crowd.ts';
import { pick } from '../../server/seed/random.ts';
import { connectKysely, connectPool } from '../../server/src/platform/postgres/connect.ts';
import { isTransientFailure } from '../../server/src/platform/postgres/read-failure.ts';
import type { Tables } from '../../server/src/tables.ts';
import { holdVotes, releaseVotes, voidVotes } from '../../server/src/voting/holds/move-votes.ts';
import type { Fault } from './fault.ts';

type Options = { url: string; board: Board; ideas: number; voters: number };

/**
 * Holds, releases and voids random votes on a board, and starts and ends attacks, during which new votes are held, until it
 * is stopped. Changes that fail because PostgreSQL is down are given up. `stop` returns the number of moved votes.
 */
export function holdAtRandom(fault: Fault, { url, board, ideas, voters }: Options): { stop: () => Promise<number> } {
  const random = fault.random('holds');
  const db = connectKysely<Tables>(connectPool(url, { max: 1, lockMilliseconds: 500 }));
  const stopping = new AbortController();
  let moved = 0;

  async function setAttacked(ideaId: number, isAttacked: boolean): Promise<void> {
    const attacked = { attacked_at: isAttacked ? new Date() : null };
    await db
      .updateTable('ideas')
      .set(attacked)
      .where('creator_id', '=', board.creatorId)
      .where('id', '=', ideaId)
      .execute();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const move = pick(random, [holdVotes, releaseVotes, voidVotes]);
      const accountIds = Array.from({ length: 500 }, () => voterBase + 1 + Math.floor(random() * voters));
      const ideaId = board.firstIdea + Math.floor(random() * ideas);
      const group = { creatorId: board.creatorId, ideaId, accountIds };
      const change = async (): Promise<number> => {
        await setAttacked(ideaId, random() < 0.5);
        return await move({ db }, group);
      };
      moved += await change().catch((error: unknown) => {
        if (!isTransientFailure(error)) throw error;
        return 0;
      });
      await sleep(20);
    }
  }

  const running = run();
  const stop = async (): Promise<number> => {
    stopping.abort();
    await running;
    return moved;
  };
  fault.later(async () => {
    await stop();
    await db.destroy();
  });
  return { stop };
}
