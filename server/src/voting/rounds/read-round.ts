import type { BoardLabel } from '@upnext/contract/boards/boards';
import type { Creator } from '@upnext/contract/identity/accounts';
import type { Round } from '@upnext/contract/voting/round-fields';
import type { Transaction } from 'kysely';

import { labelOf } from '../../boards/boards/read-board.ts';
import type { BoardKey } from '../../boards/chart/change-board.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runIn, runNamed, type NamedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import type { RoundRow } from '../round-steps/round-row.ts';
import { selectCandidates } from '../round-steps/select-candidates.ts';
import { describeRound } from './describe-round.ts';
import { findRound, selectPlanned } from './sql.ts';

/** The board that a round's page names. */
export type RoundBoard = BoardKey & { creator: Creator; board?: BoardLabel };

type Run = <Row>(query: NamedQuery<Row>, values: unknown[]) => Promise<Row[]>;

export async function findRoundBoard(context: Context, handle: string): Promise<RoundBoard> {
  const { creator, board } = (await context.boardStore.read(handle)).page;
  return { creatorId: creator.id, boardId: board.id, creator, ...labelOf(board) };
}

export async function requireRound(context: Context, board: BoardKey, number: number): Promise<RoundRow> {
  return await find((query, values) => runNamed(context.pool, query, values), board, number);
}

/** Returns the public data of a round. It doesn't depend on the viewer. */
export async function readRound(context: Context, handle: string, number: number): Promise<Round> {
  const board = await findRoundBoard(context, handle);
  return await read((query, values) => runNamed(context.pool, query, values), board, number);
}

/** Reads the round in the transaction that changed it. */
export async function readRoundIn(transaction: Transaction<Tables>, board: RoundBoard, number: number): Promise<Round> {
  return await read((query, values) => runIn(transaction, query, values), board, number);
}

async function read(run: Run, board: RoundBoard, number: number): Promise<Round> {
  const row = await find(run, board, number);
  const isPlanned = row.state === 'scheduled' && row.idea_ids !== null;
  const candidates = isPlanned
    ? await run(selectPlanned, [row.creator_id, row.idea_ids])
    : await run(selectCandidates, [row.creator_id, row.id]);
  return describeRound(board, row, candidates);
}

async function find(run: Run, { creatorId, boardId }: BoardKey, number: number): Promise<RoundRow> {
  const [row] = await run(findRound, [creatorId, boardId, number]);
  if (!row) throw new Refusal('round_not_found');
  return row;
}
