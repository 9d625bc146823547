import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { givePassword, makeCreator, makeFan, makeSession } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startBackground } from '../../../test/start-background.ts';
import { startServer } from '../../../test/start-server.ts';
import { purgeAccount } from './purge-account.ts';
import { releaseUsernames } from './release-usernames.ts';

const server = await startServer();
await startBackground(server);
const { call } = server;

test('deleteAccount keeps the account row without personal data: votes on other boards still count, and usernames stay reserved', async () => {
  const host = await makeCreator(server);
  const theirs = await makeIdea(server, host);
  const leaver = await makeCreator(server, 'Leaver');
  const { password } = await givePassword(server, leaver);
  await server.query(`UPDATE accounts SET email = 'gone@example.com', profile_description = 'me' WHERE id = $1`, [
    leaver.id,
  ]);
  await leaver.call(api.changeUsername, { body: { username: 'Leaver2', password } });
  const suggestion = await makeIdea(server, host, { suggestedBy: leaver.id });
  await leaver.call(api.castVote, { params: { id: String(theirs) } });
  const own = await makeIdea(server, leaver);
  const fan = await makeFan(server);
  await fan.call(api.castVote, { params: { id: String(own) } });
  const link = (await leaver.call(api.createShareLink, { body: {} })).body.token;
  await makeSession(server, leaver.id);
  await leaver.call(api.createRecoveryCodes, { body: { password } });
  await server.query(`INSERT INTO identities (issuer, subject, account_id) VALUES ('https://id.example', 'me', $1)`, [
    leaver.id,
  ]);
  await server.query(
    `INSERT INTO passkeys (credential_id, account_id, public_key, counter, transports, name)
     VALUES (decode(repeat('00', 16), 'hex'), $1, '', 0, '{}', 'Phone')`,
    [leaver.id],
  );

  const { status, headers } = await leaver.call(api.deleteAccount, { body: { password } });
  expect(status).toBe(204);
  const sessionCookies = headers.getSetCookie().filter((cookie) => !cookie.startsWith('wrote='));
  expect(sessionCookies.map((cookie) => cookie.includes('Max-Age=0'))).toEqual([true, true]);

  const [row] = await server.query<Record<string, unknown>>('SELECT * FROM accounts WHERE id = $1', [leaver.id]);
  const left = Object.entries(row ?? {}).filter(([, value]) => value !== null);
  expect(left.map(([column]) => column).toSorted()).toEqual([
    'created_at',
    'deleted_at',
    'id',
    'profile_background',
    'role',
  ]);
  for (const table of ['sessions', 'identities', 'passkeys', 'recovery_codes'])
    expect(await server.query(`SELECT FROM ${table} WHERE account_id = $1`, [leaver.id]), table).toEqual([]);
  const names = await server.query(
    `SELECT name, account_id FROM former_usernames WHERE name LIKE 'leaver%' ORDER BY name`,
  );
  expect(names).toEqual([
    { name: 'leaver', account_id: null },
    { name: 'leaver2', account_id: null },
  ]);

  for (const username of ['leaver', 'LEAVER2']) {
    expect((await call(api.getBoard, { params: { username } })).error.code).toBe('board_not_found');
    expect((await call(api.register, { body: { username, password } })).error.code).toBe('username_taken');
  }
  expect((await call(api.getLinkedBoard, { params: { token: link } })).error.code).toBe('board_not_found');
  expect((await fan.call(api.castVote, { params: { id: String(own) } })).error.code).toBe('idea_not_found');
  expect((await leaver.call(api.getUser)).error.code).toBe('not_signed_in');

  const [counted] = await server.query('SELECT votes FROM ideas WHERE id = $1', [theirs]);
  const votes = await server.query('SELECT account_id FROM votes WHERE idea_id = $1', [theirs]);
  expect([counted, votes]).toEqual([{ votes: 1 }, [{ account_id: leaver.id }]]);
  const { body: board } = await call(api.getBoard, { params: { username: host.username } });
  const shown = board.ideas.find(({ id }) => id === suggestion);
  expect(shown?.suggestedBy).toBe(leaver.id);
  expect(shown).not.toHaveProperty('suggestedByUsername');

  const remains = `SELECT creator_id FROM boards WHERE creator_id = $1 UNION ALL SELECT creator_id FROM ideas WHERE creator_id = $1
    UNION ALL SELECT creator_id FROM votes WHERE creator_id = $1 UNION ALL SELECT creator_id FROM share_links WHERE creator_id = $1`;
  await expect.poll(() => server.query(remains, [leaver.id])).toEqual([]);
});

test('the usernames of a deleted account without votes stay reserved for 90 days, and then other accounts can take them', async () => {
  const leaver = await makeFan(server, 'passing-fan');
  const { password } = await givePassword(server, leaver);
  await leaver.call(api.changeUsername, { body: { username: 'passing-fan-2', password } });
  await leaver.call(api.deleteAccount, { body: { password } });
  const register = (username: string) => call(api.register, { body: { username, password } });
  for (const name of ['passing-fan', 'passing-fan-2'])
    expect((await register(name)).error.code, name).toBe('username_taken');
  await server.query(`UPDATE former_usernames SET reserved_until = reserved_until - interval '90 days'`);
  await releaseUsernames(server.context.db);
  for (const name of ['passing-fan', 'passing-fan-2']) expect((await register(name)).status, name).toBe(201);
  const [kept] = await server.query(`SELECT reserved_until FROM former_usernames WHERE name = 'leaver'`);
  expect(kept, 'a creator with votes').toEqual({ reserved_until: null });
});

test('an overlay that is created while the account is being deleted is purged with the boards', async () => {
  const leaver = await makeCreator(server);
  const { password } = await givePassword(server, leaver);
  const [board] = await server.query<{ id: number }>('SELECT id FROM boards WHERE creator_id = $1', [leaver.id]);
  const late = await server.context.pool.connect();
  await late.query('BEGIN');
  await late.query(`INSERT INTO overlays (creator_id, board_id, token) VALUES ($1, $2, repeat('late', 8))`, [
    leaver.id,
    board?.id,
  ]);
  expect((await leaver.call(api.deleteAccount, { body: { password } })).status).toBe(204);
  await late.query('COMMIT');
  late.release();
  await purgeAccount(server.context, leaver.id);
  expect(await server.query('SELECT FROM boards WHERE creator_id = $1', [leaver.id])).toEqual([]);
});

test('only one of five concurrent deleteAccount calls for the same account succeeds', async () => {
  const fan = await makeFan(server);
  const { password } = await givePassword(server, fan);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => fan.call(api.deleteAccount, { body: { password } })),
  );
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
});

test('a cached board shows a fan’s new username next to their suggestion, and no username after the account is deleted', async () => {
  const host = await makeCreator(server);
  const fan = await makeFan(server);
  const { password } = await givePassword(server, fan);
  await makeIdea(server, host, { suggestedBy: fan.id });
  const named = async () => {
    const { body } = await call(api.getBoard, { params: { username: host.username } });
    return body.ideas[0]?.suggestedByUsername;
  };
  expect(await named()).toBe(fan.username);
  await fan.call(api.changeUsername, { body: { username: `${fan.username}-2`, password } });
  await expect.poll(named).toBe(`${fan.username}-2`);
  await fan.call(api.deleteAccount, { body: { password } });
  await expect.poll(named).toBeUndefined();
});
