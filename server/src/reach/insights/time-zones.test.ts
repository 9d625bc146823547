import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { foldNow } from '../../../test/fold-now.ts';
import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();
const fans = await Promise.all(Array.from({ length: 5 }, () => makeFan(server)));

async function setZone(creator: TestAccount, timeZone: string): Promise<void> {
  await server.query('UPDATE boards SET time_zone = $2 WHERE creator_id = $1', [creator.id, timeZone]);
}

async function voteAt(creator: TestAccount, idea: number | undefined, fan: number, at: string): Promise<void> {
  await server.query('INSERT INTO votes VALUES ($1, $2, $3, $4)', [creator.id, idea, fans[fan]?.id, at]);
}

/** Counts all votes again, including those in the past. */
async function fold(): Promise<void> {
  await server.query(
    `TRUNCATE board_hours, board_voters, board_voter_days; UPDATE board_folds SET folded_until = '-infinity'`,
  );
  await foldNow(server);
}

/** Days with votes, as [day, votes, new voters, returning voters]. */
async function daysOf(creator: TestAccount): Promise<string[]> {
  const { body } = await creator.call(api.downloadInsights, { params: { file: 'votes-per-day.csv' } });
  return body.split('\n').filter((line) => /^\d{4}.*,[1-9]/.test(line));
}

test.each([
  {
    name: 'a day of 23 hours',
    timeZone: 'Europe/Madrid',
    votes: ['2026-03-28T22:59:00Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:00Z', '2026-03-29T22:00:00Z'],
    days: ['2026-03-28,1,1,0', '2026-03-29,2,2,0', '2026-03-30,1,1,0'],
  },
  {
    name: 'a day of 25 hours',
    timeZone: 'Europe/Madrid',
    votes: ['2026-10-24T21:59:00Z', '2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', '2026-10-25T23:00:00Z'],
    days: ['2026-10-24,1,1,0', '2026-10-25,2,2,0', '2026-10-26,1,1,0'],
  },
  {
    name: 'a UTC offset of 5:45',
    timeZone: 'Asia/Kathmandu',
    votes: ['2026-05-04T18:14:59Z', '2026-05-04T18:15:00Z', '2026-05-05T18:14:59Z', '2026-05-05T18:15:00Z'],
    days: ['2026-05-04,1,1,0', '2026-05-05,2,2,0', '2026-05-06,1,1,0'],
  },
])("insights count votes by the board's local day: $name", async ({ timeZone, votes, days }) => {
  const creator = await makeCreator(server);
  await setZone(creator, timeZone);
  const [idea] = await makeIdeas(server, creator, 1);
  for (const [fan, at] of votes.entries()) await voteAt(creator, idea, fan, at);
  await fold();
  expect(await daysOf(creator)).toEqual(days);
});

test("changing the board's time zone does not change the vote counts of earlier days", async () => {
  const creator = await makeCreator(server);
  const ideas = await makeIdeas(server, creator, 3);
  const early = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString().slice(0, 10);
  await voteAt(creator, ideas[0], 0, `${early}T23:30:00Z`);
  await fold();
  expect(await daysOf(creator)).toEqual([`${early},1,1,0`]);
  await setZone(creator, 'Pacific/Kiritimati');
  expect((await creator.call(api.getInsights, { query: { days: '7' } })).body.timeZone).toBe('Pacific/Kiritimati');
  await fans[1]?.call(api.castVote, { params: { id: String(ideas[1]) } });
  await foldNow(server);
  const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
  expect(await daysOf(creator)).toEqual([`${early},1,1,0`, `${today},1,1,0`]);
  const { body } = await creator.call(api.getInsights, { query: { days: '7' } });
  expect([body.lastDay, body.votes.perDay.at(-1), body.votes.total]).toEqual([today, 1, 2]);
});

test("perHourOfWeek counts votes by the board's local hour", async () => {
  const creator = await makeCreator(server);
  await setZone(creator, 'Asia/Kathmandu');
  const [idea] = await makeIdeas(server, creator, 1);
  const at = new Date(Date.now() - 24 * 3_600_000);
  await voteAt(creator, idea, 0, at.toISOString());
  await fold();
  const local = new Date(at.getTime() + (5 * 60 + 45) * 60_000);
  const { body } = await creator.call(api.getInsights, { query: { days: '7' } });
  expect(body.votes.perHourOfWeek.indexOf(1)).toBe(((local.getUTCDay() + 6) % 7) * 24 + local.getUTCHours());
});
