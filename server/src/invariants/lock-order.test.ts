import { setTimeout } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { webhookUrl } from '../../test/discord-receiver.ts';
import { givePassword, makeCreator, makeFan, type TestAccount } from '../../test/make-account.ts';
import { makeCheck } from '../../test/make-check.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { inAnHour } from '../../test/make-round.ts';
import { startServer } from '../../test/start-server.ts';
import { deleteAccount } from '../identity/account-settings/delete-account.ts';
import { suspendAccount } from '../identity/account-settings/suspend-account.ts';
import { becomeCreator } from '../identity/accounts/become-creator.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { connectPool } from '../platform/postgres/connect.ts';

const server = await startServer();

/** Locks a creator's board until the test ends. */
async function holdBoard(creator: TestAccount, how: 'FOR UPDATE' | 'FOR NO KEY UPDATE') {
  return await hold(`SELECT FROM boards WHERE creator_id = $1 ${how}`, [creator.id]);
}

async function hold(locking: string, values: unknown[]): Promise<pg.PoolClient> {
  const pool = connectPool(server.context.config.databaseUrl, { max: 1 });
  const holder = await pool.connect();
  await holder.query('BEGIN');
  expect((await holder.query(locking, values)).rowCount).toBeGreaterThan(0);
  onTestFinished(async () => {
    holder.release(true);
    await pool.end();
  });
  return holder;
}

test('followBoard and unfollowBoard do not block while the board row is locked', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  await holdBoard(creator, 'FOR UPDATE');
  const board = { params: { username: creator.username } };
  expect((await fan.call(api.followBoard, board)).status).toBe(204);
  expect((await fan.call(api.unfollowBoard, board)).status).toBe(204);
});

// A foreign key check locks the board row while other statements update it, which can cause a deadlock. Before you add
// a table here, make sure that every insert into it locks the board first, or drop the foreign key.
test('inserts into tables with a foreign key to boards lock the board row first', async () => {
  const pointing = await server.query<{ name: string }>(
    `SELECT conrelid::regclass::text AS name FROM pg_constraint
     WHERE contype = 'f' AND confrelid = 'boards'::regclass ORDER BY name`,
  );
  expect(pointing.map(({ name }) => name)).toEqual([
    'chart_closes',
    'discord_webhooks',
    'featured_boards',
    'ideas',
    'overlays',
    'rounds',
    'share_links',
    'vote_check_log',
    'vote_checks',
    'week_recaps',
  ]);
  const creator = await makeCreator(server);
  const ideaIds = [await makeIdea(server, creator), await makeIdea(server, creator)];
  const check = await makeCheck(server, creator, ideaIds, [await makeFan(server)]);
  await holdBoard(creator, 'FOR NO KEY UPDATE');
  const answers = await Promise.all([
    creator.call(api.createIdea, { query: {}, body: { title: 'One more' } }),
    creator.call(api.createShareLink, { query: {}, body: {} }),
    creator.call(api.renewOverlay, { query: {} }),
    creator.call(api.connectDiscord, { query: {}, body: { url: webhookUrl } }),
    creator.call(api.decideVoteCheck, { params: { id: String(check) }, body: { decision: 'count' } }),
    creator.call(api.createRound, { query: {}, body: { question: 'Which?', ideaIds, closesAt: inAnHour() } }),
  ]);
  expect(answers.map(({ error }) => error.code)).toEqual(answers.map(() => 'busy'));
});

test('createIdea returns 201 even if the row of the Explore refresh job is locked', async () => {
  const creator = await makeCreator(server);
  await creator.call(api.createIdea, { query: {}, body: { title: 'The first schedules it' } });
  await hold(`SELECT FROM graphile_worker._private_jobs WHERE key = 'refresh-explore-soon' FOR UPDATE`, []);
  expect((await creator.call(api.createIdea, { query: {}, body: { title: 'The second' } })).status).toBe(201);
});

test('transactions that lock boards and accounts lock the boards first', async () => {
  const creator = await makeCreator(server);
  const { password } = await givePassword(server, creator);
  const { id } = creator;
  await holdBoard(creator, 'FOR NO KEY UPDATE');
  const waiting = Promise.allSettled([
    creator.call(api.updateProfile, { body: { profileDescription: 'Hello' } }),
    creator.call(api.changeUsername, { body: { username: 'another_name', password } }),
    creator.call(api.createBoard, { body: { name: 'The Podcast', slug: 'podcast' } }),
    creator.call(api.deleteAccount, { body: { password } }),
    suspendAccount(server.context, id, true),
  ]);
  // While all calls wait for the board, none of them has locked the account.
  while ((await Promise.race([waiting, setTimeout(10)])) === undefined)
    await server.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE NOWAIT', [id]);
  const ends = await waiting;
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value?.status : 'refused'))).toEqual([
    503,
    503,
    503,
    503,
    'refused',
  ]);
});

test('updateProfile also increments the version of a board that is created while updateProfile waits for the board locks', async () => {
  const creator = await makeCreator(server);
  const holder = await holdBoard(creator, 'FOR NO KEY UPDATE');
  await holder.query(`INSERT INTO boards (creator_id, name, slug) VALUES ($1, 'The Podcast', 'podcast')`, [creator.id]);
  const versions = 'SELECT version FROM boards WHERE creator_id = $1 ORDER BY id';
  const { rows: before } = await holder.query<{ version: number }>(versions, [creator.id]);
  const update = creator.call(api.updateProfile, { body: { profileDescription: 'Hello' } });
  await setTimeout(150);
  await holder.query('COMMIT');
  expect((await update).status).toBe(200);
  expect(await server.query(versions, [creator.id])).toEqual(before.map(({ version }) => ({ version: version + 1 })));
});

test('becomeCreator creates no board for an account that is deleted concurrently', async () => {
  const fan = await makeFan(server);
  const actor = { accountId: fan.id, username: fan.username, role: 'audience', isVerified: false } as const;
  await deleteAccount(server.context, actor, 'en');
  await expect(becomeCreator(server.context, actor, undefined)).rejects.toThrow(Refusal);
  expect(await server.query('SELECT FROM boards WHERE creator_id = $1', [fan.id])).toEqual([]);
});
