import type { ClientBase } from 'pg';

import { allCreators } from './creators/all-creators.ts';
import { demoClock } from './demo-clock.ts';
import { demoLogins } from './demo-logins.ts';
import { makeFans } from './fans.ts';
import { planBoard } from './plan-board.ts';
import { writeAccounts } from './write-accounts.ts';
import { writeBoards, writeFeatured, writeOverlays, writeShareLinks } from './write-boards.ts';
import { writeCloses, writeExplore } from './write-charts.ts';
import { writeChecks } from './write-checks.ts';
import { writeFinished } from './write-finished.ts';
import { writeIdeas } from './write-ideas.ts';
import { writeInbox } from './write-inbox.ts';
import { writeMoreBoards } from './write-more-boards.ts';
import { writeRounds } from './write-rounds.ts';
import { writeVisits } from './write-visits.ts';
import { writeVotes } from './write-votes.ts';
import { writeWeeks } from './write-weeks.ts';

export type SeedOutcome =
  | { kind: 'seeded'; creators: number; fans: number; ideas: number; votes: number }
  | { kind: 'already_there' }
  | { kind: 'foreign_accounts' };

/** Writes the demo data in one transaction. The database must be migrated and have no accounts. */
export async function seedDemo(client: ClientBase, now = new Date()): Promise<SeedOutcome> {
  await client.query('BEGIN');
  try {
    // A concurrent seed run waits here and then finds the demo data.
    await client.query('LOCK TABLE accounts IN SHARE ROW EXCLUSIVE MODE');
    const outcome = (await whatIsThere(client)) ?? (await writeDemo(client, now));
    await client.query('COMMIT');
    return outcome;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/**
 * If the demo data is present, other accounts may exist too, because people sign up to try it. If it isn't, there must
 * be no accounts.
 */
async function whatIsThere(client: ClientBase): Promise<SeedOutcome | undefined> {
  const names = demoLogins.map(({ username }) => username.toLowerCase());
  const { rows } = await client.query<{ any: boolean; demo: number }>(
    `SELECT EXISTS (SELECT FROM accounts) AS "any",
       (SELECT count(*)::integer FROM accounts WHERE lower(username) = ANY ($1)) AS demo`,
    [names],
  );
  if (rows[0]?.demo === names.length) return { kind: 'already_there' };
  return rows[0]?.any ? { kind: 'foreign_accounts' } : undefined;
}

async function writeDemo(client: ClientBase, now: Date): Promise<SeedOutcome> {
  const clock = demoClock(now);
  const fans = makeFans();
  const planned = allCreators.map((creator) => planBoard(creator, fans, clock));
  const ids = await writeAccounts(client, allCreators, fans, clock);
  const boards = await writeBoards(client, planned, ids, clock);
  const ideaIds = await writeIdeas(client, boards, ids, clock);
  const votes = await writeVotes(client, boards, ids, ideaIds);
  await writeFinished(client, boards, fans, ids, clock);
  await writeCloses(client, boards, ideaIds);
  await writeWeeks(client, boards, clock);
  await writeInbox(client, boards, ids, clock);
  await writeShareLinks(client, boards, clock);
  await writeOverlays(client, boards);
  await writeFeatured(client, boards);
  await writeExplore(client);
  await writeVisits(client);
  await writeMoreBoards(client, ids);
  await writeChecks(client, boards, ideaIds, clock);
  await writeRounds(client, boards, fans, ids, ideaIds, clock);
  return { kind: 'seeded', creators: boards.length, fans: fans.length, ideas: ideaIds.size, votes };
}
