import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { givePassword, makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import type { Operator, OperatorChange } from '../../operator-command.ts';
import { accountCommands } from './commands.ts';
import { releaseUsernames } from './release-usernames.ts';

const server = await startServer();
const { call } = server;

async function makeRenamable(username: string) {
  const creator = await makeCreator(server, username);
  const { password } = await givePassword(server, creator);
  return { ...creator, rename: (to: string) => creator.call(api.changeUsername, { body: { username: to, password } }) };
}

async function get(path: string) {
  return await fetch(server.origin + path, { redirect: 'manual' });
}

test('after changeUsername, the old URLs of boards, streams and share images redirect to the new username, and votes and suggestions sent to the old URLs are accepted', async () => {
  const creator = await makeRenamable('Before');
  const idea = String(await makeIdea(server, creator));
  expect((await call(api.getBoard, { params: { username: 'before' } })).status).toBe(200);
  const { status, body } = await creator.rename('After');
  expect([status, body.username]).toEqual([200, 'After']);
  expect((await creator.call(api.getUser)).body.username).toBe('After');
  expect((await creator.call(api.listIdeas)).body).toHaveLength(1);

  await expect.poll(async () => (await get('/api/creators/BEFORE')).status).toBe(308);
  for (const [old, now] of [
    ['/api/creators/BEFORE?sort=newest', '/api/creators/After?sort=newest'],
    ['/api/creators/before/live', '/api/creators/After/live'],
    ['/share/Before.png?lang=es', '/share/After.png?lang=es'],
    ['/share/before/story.png', '/share/After/story.png'],
  ] as const) {
    const moved = await get(old);
    expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
      308,
      now,
      'public, max-age=60, s-maxage=1',
    ]);
  }
  const fan = await makeFan(server);
  expect((await fan.call(api.castBoardVote, { params: { username: 'before', id: idea } })).body.votes).toBe(1);
  const suggestion = { title: 'From an old link', description: 'It still arrives.' };
  expect((await fan.call(api.suggestIdea, { params: { username: 'before' }, body: suggestion })).status).toBe(201);
});

/** Makes the reservation of a former username expire. */
async function passTime(name: string): Promise<void> {
  await server.query(
    `UPDATE former_usernames SET reserved_until = reserved_until - interval '91 days' WHERE name = $1`,
    [name],
  );
  await releaseUsernames(server.context.db);
}

test('after 90 days, the old username of a creator with votes no longer redirects, but other accounts still can’t take it', async () => {
  const creator = await makeRenamable('longago');
  const fan = await makeFan(server);
  await fan.call(api.castVote, { params: { id: String(await makeIdea(server, creator)) } });
  await creator.rename('nowadays');
  await passTime('longago');
  const [kept] = await server.query(
    `SELECT (forwards_until - now() > interval '89 days') AS ok FROM former_usernames WHERE name = 'longago'`,
  );
  expect(kept).toEqual({ ok: true });
  await server.query(`UPDATE former_usernames SET forwards_until = now() WHERE name = 'longago'`);
  await expect.poll(async () => (await get('/api/creators/longago')).status).toBe(404);
  const { error } = await call(api.register, { body: { username: 'LongAgo', password: 'correct horse' } });
  expect(error.code).toBe('username_taken');
  const other = await makeRenamable('other-creator');
  expect((await other.rename('longago')).error.code).toBe('username_taken');
});

test('after 90 days, other accounts can take the old username of an account whose boards have no votes', async () => {
  const creator = await makeRenamable('unknown-before');
  await creator.rename('unknown-now');
  const register = () => call(api.register, { body: { username: 'Unknown-Before', password: 'correct horse' } });
  await releaseUsernames(server.context.db);
  expect((await register()).error.code).toBe('username_taken');
  await passTime('unknown-before');
  expect((await register()).status).toBe(201);
});

test('the operator command release-username makes a former username available to other accounts', async () => {
  const creator = await makeCreator(server);
  await server.query(
    `INSERT INTO former_usernames (name, account_id, forwards_until) VALUES ('was_taken', $1, now())`,
    [creator.id],
  );
  const register = () => call(api.register, { body: { username: 'Was_Taken', password: 'correct horse' } });
  expect((await register()).error.code).toBe('username_taken');
  const changes: OperatorChange[] = [];
  const act: Operator['act'] = (change, make) => {
    changes.push(change);
    return make();
  };
  const operator = { options: { fix: false, into: undefined, of: undefined, most: 1 }, write: () => {}, act };
  const release = (name: string) => accountCommands['release-username']?.run(server.context, operator, [name]);
  await expect(release(creator.username)).rejects.toThrow('is not a former username');
  await release('Was_Taken');
  expect(changes).toMatchObject([{ target: 'username:was_taken', before: { accountId: creator.id } }]);
  expect((await register()).status).toBe(201);
});

test('changeUsername returns 409 username_taken for a username that another account has, but lets an account change the case of its username or take back a former one', async () => {
  await makeCreator(server, 'Occupied');
  const creator = await makeRenamable('homely');
  const taken = await creator.rename('oCCUPIED');
  expect([taken.status, taken.error.code]).toEqual([409, 'username_taken']);
  expect((await creator.rename('Homely')).body.username).toBe('Homely');
  expect(await server.query(`SELECT FROM former_usernames WHERE name = 'homely'`)).toEqual([]);
  await creator.rename('away');
  expect((await creator.rename('homely')).status).toBe(200);
  expect((await get('/api/creators/away')).headers.get('location')).toBe('/api/creators/homely');
  expect((await get('/api/creators/homely')).status).toBe(200);
});

test('changeUsername returns 409 username_changes_spent after three changes in 90 days', async () => {
  const creator = await makeRenamable('restless');
  for (const name of ['restless-1', 'restless-2', 'restless-3']) expect((await creator.rename(name)).status).toBe(200);
  const { status, error } = await creator.rename('restless-4');
  expect([status, error.code]).toEqual([409, 'username_changes_spent']);
  await server.query(`UPDATE former_usernames SET given_up_at = now() - interval '91 days' WHERE account_id = $1`, [
    creator.id,
  ]);
  expect((await creator.rename('restless-4')).status).toBe(200);
});

test('none of twenty concurrent registrations can take a username while its owner is changing it', async () => {
  for (let round = 0; round < 5; round++) {
    const creator = await makeRenamable(`wanted-${round}`);
    const [, ...grabs] = await Promise.all([
      creator.rename(`renamed-${round}`),
      ...Array.from({ length: 20 }, () =>
        server.query('INSERT INTO accounts (username) VALUES ($1)', [`Wanted-${round}`]).then(
          () => 'taken',
          (error: Error & { constraint?: string }) => error.constraint,
        ),
      ),
    ]);
    expect(new Set(grabs)).toEqual(new Set(['accounts_username_key']));
  }
});

test('a fan’s old username does not redirect, because fans have no public page', async () => {
  const fan = await makeFan(server, 'quiet-fan');
  const { password } = await givePassword(server, fan);
  await fan.call(api.changeUsername, { body: { username: 'quieter-fan', password } });
  expect((await get('/api/creators/quiet-fan')).status).toBe(404);
});
