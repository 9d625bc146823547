import { Readable } from 'node:stream';

import type pg from 'pg';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { RoundKey } from '../round-steps/round-row.ts';
import { findRoundBoard, requireRound } from '../rounds/read-round.ts';
import { listBallots } from './list-ballots.ts';

/** Streams the published ballots, so that memory use stays small. */
export async function downloadBallots(context: Context, handle: string, number: number): Promise<Readable> {
  const round = await requireRound(context, await findRoundBoard(context, handle), number);
  if (round.checkpoint === null) throw new Refusal('ballots_not_published');
  return Readable.from(write(context.pool, { creatorId: round.creator_id, roundId: round.id }));
}

async function* write(pool: pg.Pool, key: RoundKey): AsyncGenerator<string> {
  for await (const ballots of listBallots(pool, key)) yield ballots.map(({ line }) => `${line}\n`).join('');
}
