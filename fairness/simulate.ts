import type { OwnDatabase } from '../bench/rig/own-database.ts';
import { connectKysely } from '../server/src/platform/postgres/connect.ts';
import type { Tables } from '../server/src/tables.ts';
import { firstSweep, sweepVotes } from '../server/src/voting/sweeps/sweep-votes.ts';
import { castVotes, type PlannedVote, type Pool } from './cast-votes.ts';
import type { Person } from './people.ts';
import { createRandom } from './random.ts';
import type { Scenario, Size } from './scenarios.ts';
import { atTime, deleteAccounts, storePeople, type Voter } from './store-people.ts';

export type Result = {
  fanVotes: number;
  botVotes: number;
  /** The share of the bots' votes that were out of the public count in time, and at the end. */
  outInTime: number;
  outAtEnd: number;
  /** The seconds from the end of the attack until the bar was reached; undefined if it wasn't. */
  outAfterSeconds: number | undefined;
  /** The bots' votes that count on a board for verified voters only. */
  verifiedBots: number;
  /** The fans' votes in a check of the detectors. */
  fansHeld: number;
  /** The fans' votes that started held because of an attack, and the longest time until they counted. */
  fansWaited: number;
  longestWaitSeconds: number;
  voids: number;
  refused: number;
  checks: string[];
};

/** The result before the first vote, from the voter of each vote. */
export function emptyResult(voters: readonly Person[]): Result {
  return {
    fanVotes: voters.filter(({ isBot }) => !isBot).length,
    botVotes: voters.filter(({ isBot }) => isBot).length,
    verifiedBots: voters.filter(({ isBot, isVerified }) => isBot && isVerified).length,
    outInTime: 0,
    outAtEnd: 0,
    outAfterSeconds: undefined,
    fansHeld: 0,
    fansWaited: 0,
    longestWaitSeconds: 0,
    voids: 0,
    refused: 0,
    checks: [],
  };
}

/** The bots' last vote or deletion, except stragglers so late that the run ends before they could be judged. */
export function endOfAttack(people: readonly Person[], { lasts, bar }: Pick<Scenario, 'lasts' | 'bar'>): number {
  const latest = lasts - (bar?.within ?? 0);
  const bots = people.filter(({ isBot }) => isBot);
  const times = bots.flatMap(({ votes, deletesAt = 0 }) => [deletesAt, ...votes.map(({ at }) => at)]);
  return times.filter((time) => time <= latest).reduce((last, time) => Math.max(last, time), 0);
}

/** There are no caches and streams here, so changes are not announced. */
const boardChanges = { announce: () => {}, listen: () => {}, flush: async () => true };

/** Runs a scenario on a board of its own. */
export async function simulate(
  database: OwnDatabase,
  pool: Pool,
  { people, lasts, step, bar, size: fixed }: Scenario,
  size: Size,
  seed: number,
): Promise<Result> {
  const { query } = database;
  const context = { pool, db: connectKysely<Tables>(pool), boardChanges };
  const site = await storePeople(database, people(createRandom(seed), { ...size, ...fixed }));
  const { creatorId } = site.board;
  const planned: PlannedVote[] = site.voters
    .flatMap((voter) => voter.votes.map((vote) => ({ ...vote, voter })))
    .filter(({ at }) => at < lasts)
    .toSorted((a, b) => a.at - b.at);
  const leaving = site.voters.filter((voter): voter is Voter & { deletesAt: number } => voter.deletesAt !== undefined);
  const bots = site.voters.filter(({ isBot }) => isBot).map(({ accountId }) => accountId);
  const camouflage = [...new Set(planned.flatMap(({ idea, isCamouflage }) => (isCamouflage ? [idea] : [])))].map(
    (idea) => site.board.firstIdea + idea,
  );
  const attackEnds = endOfAttack(site.voters, { lasts, bar });
  const result = emptyResult(planned.map(({ voter }) => voter));
  const shareOut = async (): Promise<number> => {
    const [row] = await query<{ out: number }>(
      `SELECT count(*) FILTER (WHERE state <> 'counted')::float8 / greatest(1, count(*)) AS out FROM votes WHERE creator_id = $1 AND account_id = ANY($2::bigint[]) AND idea_id <> ALL($3::bigint[])`,
      [creatorId, bots, camouflage],
    );
    return row?.out ?? 0;
  };
  let [state, next, left] = [firstSweep, 0, 0];
  let waiting: PlannedVote[] = [];
  leaving.sort((a, b) => a.deletesAt - b.deletesAt);

  // The votes before the start are cast at once.
  const times = [...steps(-72 * 60 * 60_000, 0, 12 * 60 * 60_000), ...steps(step, lasts, step)];
  for (const now of times) {
    const until = planned.findIndex(({ at }, place) => place >= next && at > now);
    const due = planned.slice(next, until < 0 ? planned.length : until);
    next += due.length;
    const cast = await castVotes(pool, site, due);
    result.refused += cast.refused;
    const ended = leaving.filter(({ deletesAt }, place) => place >= left && deletesAt <= now);
    left += ended.length;
    if (ended.length > 0) await deleteAccounts(database, ended);
    state = await sweepVotes(context, state, atTime(now));

    const held = cast.startedHeld.filter(({ voter }) => !voter.isBot);
    result.fansWaited += held.length;
    waiting = await stillHeld([...waiting, ...held]);
    for (const { at } of waiting) result.longestWaitSeconds = Math.max(result.longestWaitSeconds, (now - at) / 1_000);
    if (!bar || bots.length === 0 || now < attackEnds || result.outAfterSeconds !== undefined) continue;
    const out = await shareOut();
    if (out >= bar.share) result.outAfterSeconds = (now - attackEnds) / 1_000;
    if (now <= attackEnds + bar.within) result.outInTime = Math.max(result.outInTime, out);
  }

  /** The votes that are held and in no check. */
  async function stillHeld(votes: PlannedVote[]): Promise<PlannedVote[]> {
    if (votes.length === 0) return votes;
    const rows = await query<{ account_id: number }>(
      `SELECT account_id FROM votes WHERE creator_id = $1 AND account_id = ANY($2::bigint[]) AND state = 'held'
         AND account_id <> ALL (ARRAY(SELECT unnest(account_ids) FROM vote_checks))`,
      [creatorId, votes.map(({ voter }) => voter.accountId)],
    );
    const held = new Set(rows.map(({ account_id: id }) => id));
    return votes.filter(({ voter }) => held.has(voter.accountId));
  }

  result.outAtEnd = await shareOut();
  const [counts] = await query<{ held: number; voids: number }>(
    `SELECT count(*) FILTER (WHERE state = 'void')::int AS voids, (
       SELECT coalesce(sum(cardinality(c.idea_ids)), 0)::int FROM vote_checks c, unnest(c.account_ids) a WHERE a <> ALL($2::bigint[])) AS held
     FROM votes WHERE creator_id = $1`,
    [creatorId, bots],
  );
  result.fansHeld = counts?.held ?? 0;
  result.voids = counts?.voids ?? 0;
  const checks = await query<{
    kind: string;
    ideas: number[];
    accounts: number;
    figures: object;
    provisional: boolean;
  }>(
    `SELECT kind, idea_ids AS ideas, cardinality(account_ids) AS accounts, figures, releases_at IS NOT NULL AS provisional FROM vote_checks ORDER BY id`,
  );
  result.checks = checks.map(({ kind, ideas, accounts, figures, provisional }) => {
    const signals = Object.keys(figures).filter(
      (name) => !['plot', 'accounts', 'newAccounts', 'verified'].includes(name),
    );
    const numbers = ideas.map((id) => id - site.board.firstIdea).join('+');
    return `${kind} idea ${numbers} accounts ${accounts} ${signals.join(',')}${provisional ? ' provisional' : ''}`;
  });
  return result;
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, place) => from + place * by);
}
