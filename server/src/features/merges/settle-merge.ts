import type pg from 'pg';

import { inTransaction } from '../../platform/postgres/in-transaction.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import {
  addSettling,
  carryVotes,
  deleteMerge,
  findMerge,
  lockBoard,
  lockIdeas,
  returnVotes,
  type MergeRow,
} from './sql.ts';

type Way = Pick<MergeRow, 'target_id' | 'board_id' | 'is_undone'>;

/** The first slice within the call that asks for it, under its locks; a job does the rest. */
export async function carryOn(client: pg.PoolClient, creatorId: number, ideaId: number, way: Way): Promise<void> {
  if (!(await moveSlice(client, creatorId, ideaId, way))) await runNamed(client, addSettling, [creatorId, ideaId]);
}

/** Votes to where they belong now, a slice at a time: after each of them every count is exact, and nobody waits for long. */
export async function settleMerge(pool: pg.Pool, creatorId: number, ideaId: number): Promise<void> {
  let isSettled = false;
  while (!isSettled) {
    isSettled = await inTransaction(pool, async (client) => {
      const [asked] = await runNamed(client, findMerge, [creatorId, ideaId]);
      if (!asked) return true;
      const locked = await runNamed(client, lockIdeas, [creatorId, [ideaId, asked.target_id]]);
      const [merge] = await runNamed(client, findMerge, [creatorId, ideaId]);
      const target = locked.find(({ id, status }) => id === merge?.target_id && status !== 'deleted');
      // With the target goes what it was given, by its own removal.
      if (!merge || !target) return true;
      await runNamed(client, lockBoard, [creatorId, merge.board_id, []]);
      return await moveSlice(client, creatorId, ideaId, merge);
    });
  }
}

async function moveSlice(client: pg.PoolClient, creatorId: number, ideaId: number, way: Way): Promise<boolean> {
  const move = way.is_undone ? returnVotes : carryVotes;
  const [moved] = await runNamed(client, move, [creatorId, ideaId, way.target_id, way.board_id]);
  if (!moved?.is_settled) return false;
  if (way.is_undone) await runNamed(client, deleteMerge, [creatorId, ideaId]);
  return true;
}
