import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { linkHashes, type HashPair } from '../detectors/link-origins.ts';
import type { BoardSample } from '../detectors/recent-votes.ts';
import { youngHours } from '../detectors/thresholds.ts';
import { selectOpenIdeas, selectRecentVotes, type ActiveIdea, type VoteRow } from './sql.ts';

/** The newest votes of a window that are looked at, per board. */
export const mostVotes = 20_000;

export type Window = { from: Date; to: Date; firstYoung: number };

/** Reads what the detectors need to know about a board. `day` has the counted votes of the last day per idea. */
export async function readSample(
  pool: pg.Pool,
  active: readonly ActiveIdea[],
  { from, to, firstYoung }: Window,
  day: ReadonlyMap<number, number>,
): Promise<BoardSample> {
  const [first] = active;
  if (!first) return { votes: [], ideas: new Map() };
  const ideaIds = active.map(({ idea_id: id }) => id);
  const [rows, ideas] = await Promise.all([
    runNamed(pool, selectRecentVotes, [
      first.creator_id,
      ideaIds,
      from,
      firstYoung,
      to,
      `${youngHours} hours`,
      mostVotes,
    ]),
    runNamed(pool, selectOpenIdeas, [first.creator_id, first.board_id]),
  ]);
  const counted = new Map(active.map((idea) => [idea.idea_id, idea.counted]));
  return {
    votes: describeVotes(rows),
    ideas: new Map(
      ideas.map(({ id, ever }) => [id, { window: counted.get(id) ?? 0, day: day.get(id) ?? 0, ever }] as const),
    ),
  };
}

/** Names the networks and devices of the votes. */
export function describeVotes(rows: readonly VoteRow[]): BoardSample['votes'] {
  const pair = (hash: string | null, before: string | null): HashPair | null =>
    hash === null || before === null ? null : { hash, before };
  const networks = linkHashes(rows.map((row) => pair(row.network, row.network_before)));
  const devices = linkHashes(rows.map((row) => pair(row.device, row.device_before)));
  return rows.map((row, place) => ({
    ideaId: row.idea_id,
    accountId: row.account_id,
    votedAt: row.voted_at.getTime(),
    state: row.state,
    registeredAt: row.registered_at.getTime(),
    isVerified: row.is_verified,
    isGone: row.is_gone,
    isScripted: row.is_scripted,
    network: networks[place] ?? null,
    device: devices[place] ?? null,
  }));
}
