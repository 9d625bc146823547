import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { foldNow } from '../../../test/fold-now.ts';
import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeCheck } from '../../../test/make-check.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { runVoteJobs } from '../../../test/run-vote-jobs.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();

test('getFairness returns 200 with the counted, held, removed and restored votes of the last seven days, without voters', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  const fans = await Promise.all([1, 2, 3, 4, 5].map(() => makeFan(server)));
  for (const fan of fans) await fan.call(api.castVote, { params: { id: String(idea) } });
  await server.query(`UPDATE votes SET voted_at = now() - interval '2 days' WHERE account_id = $1`, [fans[0]?.id]);
  await foldNow(server);
  const removed = await makeCheck(server, creator, [idea], fans.slice(1, 3));
  const counted = await makeCheck(server, creator, [idea], fans.slice(3, 4));
  await makeCheck(server, creator, [idea], fans.slice(4));
  for (const [id, decision] of [
    [removed, 'remove'],
    [counted, 'count'],
  ] as const)
    await creator.call(api.decideVoteCheck, { params: { id: String(id) }, body: { decision } });
  await runVoteJobs(server);
  const read = async () => (await server.call(api.getFairness, { params: { username: creator.username } })).body;
  const body = await read();
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  expect(body).toMatchObject({ creator: { username: creator.username }, week: { counted: 2, onHold: 1 } });
  expect(body.verifiedOnly).toBe(false);
  expect(body.days).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((ago) => ({
      day: day(ago),
      counted: ago === 0 || ago === 2 ? 1 : 0,
      held: ago === 0 ? 4 : 0,
      removed: ago === 0 ? 2 : 0,
      restored: ago === 0 ? 1 : 0,
    })),
  );
  expect(JSON.stringify(body)).not.toContain('fan_');
  await foldNow(server);
  expect((await read()).days).toEqual(body.days);
});

test('getFairness counts votes that insights have not counted yet, and days begin at midnight in the time zone of the board', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  // 14 hours ahead of UTC, the day begins before UTC's day, so the dates differ for 14 hours of each day.
  await server.query(`UPDATE boards SET time_zone = 'Pacific/Kiritimati' WHERE creator_id = $1`, [creator.id]);
  const [fan, bot] = [await makeFan(server), await makeFan(server)];
  await fan.call(api.castVote, { params: { id: String(idea) } });
  await bot.call(api.castVote, { params: { id: String(idea) } });
  await makeCheck(server, creator, [idea], [bot]);
  const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
  const { body } = await server.call(api.getFairness, { params: { username: creator.username } });
  expect(body.days[0]).toEqual({ day: today, counted: 1, held: 1, removed: 0, restored: 0 });
});

test('getFairness counts an undone removal as restored', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  const bot = await makeFan(server);
  await bot.call(api.castVote, { params: { id: String(idea) } });
  const check = await makeCheck(server, creator, [idea], [bot]);
  for (const decision of ['remove', 'undo'] as const) {
    await creator.call(api.decideVoteCheck, { params: { id: String(check) }, body: { decision } });
    await runVoteJobs(server);
  }
  const { body } = await server.call(api.getFairness, { params: { username: creator.username } });
  expect(body.days[0]).toMatchObject({ counted: 0, held: 1, removed: 1, restored: 1 });
});

test('getFairness returns the label of another board, 404 board_not_found for an unknown username and 400 invalid_input for an invalid one', async () => {
  const creator = await makeCreator(server);
  await creator.call(api.createBoard, { body: { name: 'The Podcast', slug: 'podcast' } });
  const at = (username: string) => server.call(api.getFairness, { params: { username } });
  const { body, headers } = await at(`${creator.username}~podcast`);
  expect(body.board).toEqual({ slug: 'podcast', name: 'The Podcast' });
  expect(headers.get('cache-control')).toContain('s-maxage=1');
  expect((await at('nobody_here')).error.code).toBe('board_not_found');
  expect((await at('a~~b')).error.code).toBe('invalid_input');
});
