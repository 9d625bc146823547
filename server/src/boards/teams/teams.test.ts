import { hash } from 'node:crypto';

import { api } from '@upnext/contract/api';
import { limits, rateLimits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { persist } from '../../../test/call.ts';
import { givePassword, makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { startServer } from '../../../test/start-server.ts';
import { takeInvite } from './sql.ts';

const server = await startServer({ LIMIT_SCALE: '10' });
const { call } = server;
const foreign = { headers: { origin: 'http://x.test' } };

async function boardIdOf(creator: TestAccount): Promise<string> {
  return String((await creator.call(api.listOwnBoards)).body[0]?.id);
}

async function invite(creator: TestAccount, role: 'editor' | 'moderator' = 'editor'): Promise<string> {
  const params = { id: await boardIdOf(creator) };
  const { body } = await creator.call(api.createInvite, { params, body: { role } });
  return body.url.slice(body.url.indexOf('#') + 1);
}

test('createInvite returns 201; readInvite, acceptInvite and getTeam return 200; an invitation link can be accepted only once', async () => {
  const creator = await makeCreator(server);
  const [fan, late] = [await makeFan(server), await makeFan(server)];
  const params = { id: await boardIdOf(creator) };
  const made = await creator.call(api.createInvite, { params, body: { role: 'moderator' } });
  expect(made.status).toBe(201);
  expect(made.body.url).toMatch(new RegExp(`^${server.context.config.origin}/invite#[\\w-]{43}$`));
  const token = made.body.url.slice(-43);
  const stored = await server.query<{ found: boolean }>(
    'SELECT token_hash::text LIKE $1 AS found FROM board_invites WHERE creator_id = $2',
    [`%${token}%`, creator.id],
  );
  expect(stored).toEqual([{ found: false }]);
  const read = await call(api.readInvite, { body: { token } });
  expect(read.body).toEqual({ creatorUsername: creator.username, slug: null, name: null, role: 'moderator' });
  expect((await creator.call(api.getTeam, { params })).body.invites.map(({ id }) => id)).toEqual([made.body.id]);

  const taken = await Promise.all([fan, late].map((one) => one.call(api.acceptInvite, { body: { token } })));
  expect(taken.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410']);
  const team = await creator.call(api.getTeam, { params });
  expect([team.status, team.body.invites, team.body.members.length]).toEqual([200, [], 1]);
  const helper = team.body.members[0]?.id === fan.id ? fan : late;
  expect((await helper.call(api.listOwnBoards)).body).toMatchObject([
    { creatorUsername: creator.username, role: 'moderator', isMain: true },
  ]);
});

test('changeMember, removeMember and leaveBoard return 204 and take effect immediately', async () => {
  const creator = await makeCreator(server);
  const [one, two] = [await makeFan(server), await makeFan(server)];
  const params = { id: await boardIdOf(creator) };
  for (const fan of [one, two])
    await fan.call(api.acceptInvite, { body: { token: await invite(creator, 'moderator') } });
  const write = async (fan: TestAccount) =>
    (await fan.call(api.createIdea, { query: { board: creator.username }, body: { title: 'Mine' } })).status;
  expect(await write(one)).toBe(403);
  const member = { ...params, member: String(one.id) };
  expect((await creator.call(api.changeMember, { params: member, body: { role: 'editor' } })).status).toBe(204);
  expect(await write(one)).toBe(201);
  expect((await creator.call(api.removeMember, { params: member })).status).toBe(204);
  expect(await write(one)).toBe(403);
  expect((await two.call(api.leaveBoard, { params })).status).toBe(204);
  expect((await two.call(api.listPendingIdeas, { query: { board: creator.username } })).status).toBe(403);
  expect((await creator.call(api.getTeam, { params })).body.members).toEqual([]);
});

test('revokeInvite returns 204; acceptInvite and readInvite return 410 invite_spent for a revoked, expired or unknown invitation', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const params = { id: await boardIdOf(creator) };
  const revoked = await invite(creator);
  const [open] = (await creator.call(api.getTeam, { params })).body.invites;
  const gone = await creator.call(api.revokeInvite, { params: { ...params, invite: String(open?.id) } });
  expect(gone.status).toBe(204);
  const expired = await invite(creator);
  await server.query(`UPDATE board_invites SET expires_at = now() WHERE creator_id = $1`, [creator.id]);
  for (const token of [revoked, expired, 'A'.repeat(43)]) {
    expect((await call(api.readInvite, { body: { token } })).error.code).toBe('invite_spent');
    expect((await fan.call(api.acceptInvite, { body: { token } })).error.code).toBe('invite_spent');
  }
  expect((await creator.call(api.getTeam, { params })).body.invites).toEqual([]);
});

test("acceptInvite returns 403 own_board for the board's owner and 409 members_full for a full team; createInvite returns 409 invites_full when the limit on open invitations is reached", async () => {
  const creator = await makeCreator(server);
  const token = await invite(creator);
  expect((await creator.call(api.acceptInvite, { body: { token } })).error.code).toBe('own_board');
  await server.query(
    `INSERT INTO board_members (creator_id, board_id, account_id, role)
     SELECT b.creator_id, b.id, 900000 + n, 'editor' FROM boards b, generate_series(1, $2::int) n WHERE b.creator_id = $1`,
    [creator.id, limits.membersPerBoard],
  );
  const fan = await makeFan(server);
  expect((await fan.call(api.acceptInvite, { body: { token } })).error.code).toBe('members_full');
  // In a full team, a member can still get another role.
  await server.query('UPDATE board_members SET account_id = $2 WHERE creator_id = $1 AND account_id = 900001', [
    creator.id,
    fan.id,
  ]);
  const moderator = await invite(creator, 'moderator');
  expect((await fan.call(api.acceptInvite, { body: { token: moderator } })).body.role).toBe('moderator');
  const params = { id: await boardIdOf(creator) };
  const body = { role: 'editor' } as const;
  for (let made = 1; made < limits.invitesPerBoard; made++) await invite(creator);
  expect((await creator.call(api.createInvite, { params, body })).error.code).toBe('invites_full');
});

test('concurrent calls can exceed neither the limit on open invitations nor the limit on team members', async () => {
  const creator = await makeCreator(server);
  const params = { id: await boardIdOf(creator) };
  const create = () => creator.call(api.createInvite, { params, body: { role: 'editor' } as const });
  const made = await Promise.all(Array.from({ length: limits.invitesPerBoard + 10 }, () => persist(create)));
  const urls = made.flatMap(({ status, body }) => (status === 201 ? [body.url] : []));
  expect(urls).toHaveLength(limits.invitesPerBoard);

  const places = 3;
  await server.query(
    `INSERT INTO board_members (creator_id, board_id, account_id, role)
     SELECT b.creator_id, b.id, 900000 + n, 'editor' FROM boards b, generate_series(1, $2::int) n WHERE b.creator_id = $1`,
    [creator.id, limits.membersPerBoard - places],
  );
  const fans = await Promise.all(urls.map(() => makeFan(server)));
  const accepted = await Promise.all(
    fans.map((fan, index) => {
      const token = urls[index]?.slice(-43) ?? '';
      return persist(() => fan.call(api.acceptInvite, { body: { token } }));
    }),
  );
  expect(accepted.filter(({ status }) => status === 200)).toHaveLength(places);
});

test("an invitation that is being accepted while the board's owner deletes their account leaves no membership", async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const { password } = await givePassword(server, creator);
  const token = await invite(creator);
  const acceptance = await server.context.pool.connect();
  await acceptance.query('BEGIN');
  await acceptance.query(takeInvite.text, [hash('sha256', token, 'buffer'), fan.id]);
  const deletion = creator.call(api.deleteAccount, { body: { password } });
  await expect
    .poll(() =>
      server.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`),
    )
    .toHaveLength(1);
  await acceptance.query('COMMIT');
  acceptance.release();
  expect((await deletion).status).toBe(204);
  expect(await server.query('SELECT FROM board_members WHERE creator_id = $1', [creator.id])).toEqual([]);
});

test('getTeam, createInvite, revokeInvite, changeMember and removeMember return 400 invalid_input for an invalid board id; 401 not_signed_in without a session; 403 cross_site for a request from another site; 403 creators_only for fans and editors; 404 board_not_found for a creator who does not own the board', async () => {
  const creator = await makeCreator(server);
  const stranger = await makeCreator(server);
  const fan = await makeFan(server);
  const id = await boardIdOf(creator);
  const editor = await makeFan(server);
  await editor.call(api.acceptInvite, { body: { token: await invite(creator) } });
  const body = { role: 'editor' } as const;
  const tries = [
    (who: TestAccount | typeof server, board: string, extra = {}) =>
      who.call(api.getTeam, { params: { id: board }, ...extra }),
    (who: TestAccount | typeof server, board: string, extra = {}) =>
      who.call(api.createInvite, { params: { id: board }, body, ...extra }),
    (who: TestAccount | typeof server, board: string, extra = {}) =>
      who.call(api.revokeInvite, { params: { id: board, invite: '1' }, ...extra }),
    (who: TestAccount | typeof server, board: string, extra = {}) =>
      who.call(api.changeMember, { params: { id: board, member: String(editor.id) }, body, ...extra }),
    (who: TestAccount | typeof server, board: string, extra = {}) =>
      who.call(api.removeMember, { params: { id: board, member: String(editor.id) }, ...extra }),
  ];
  for (const attempt of tries) {
    expect((await attempt(creator, 'x')).error.code).toBe('invalid_input');
    expect((await attempt(server, id)).error.code).toBe('not_signed_in');
    expect((await attempt(fan, id)).error.code).toBe('creators_only');
    expect((await attempt(editor, id)).error.code).toBe('creators_only');
    expect((await attempt(stranger, id)).error.code).toBe('board_not_found');
  }
  for (const attempt of tries.slice(1)) expect((await attempt(creator, id, foreign)).error.code).toBe('cross_site');
});

test('changeMember, removeMember and leaveBoard return 404 member_not_found for an account that is not on the team', async () => {
  const creator = await makeCreator(server);
  const id = await boardIdOf(creator);
  const params = { id, member: String(creator.id) };
  const codes = [
    await creator.call(api.changeMember, { params, body: { role: 'editor' } }),
    await creator.call(api.removeMember, { params }),
    await creator.call(api.leaveBoard, { params: { id } }),
  ].map(({ error }) => error.code);
  expect(codes).toEqual(Array(3).fill('member_not_found'));
});

test('leaveBoard, readInvite and acceptInvite return 400 invalid_input for an invalid id or token, 401 not_signed_in without a session (except readInvite) and 403 cross_site for a request from another site', async () => {
  const fan = await makeFan(server);
  const body = { token: 'A'.repeat(43) };
  const bad = { token: 'short' };
  expect((await fan.call(api.leaveBoard, { params: { id: 'x' } })).error.code).toBe('invalid_input');
  expect((await fan.call(api.readInvite, { body: bad })).error.code).toBe('invalid_input');
  expect((await fan.call(api.acceptInvite, { body: bad })).error.code).toBe('invalid_input');
  expect((await call(api.leaveBoard, { params: { id: '1' } })).error.code).toBe('not_signed_in');
  expect((await call(api.acceptInvite, { body })).error.code).toBe('not_signed_in');
  expect((await fan.call(api.leaveBoard, { params: { id: '1' }, ...foreign })).error.code).toBe('cross_site');
  expect((await fan.call(api.readInvite, { body, ...foreign })).error.code).toBe('cross_site');
  expect((await fan.call(api.acceptInvite, { body, ...foreign })).error.code).toBe('cross_site');
});

test('readInvite returns 429 too_many_requests after too many requests with guessed tokens', async () => {
  const body = { token: 'A'.repeat(43) };
  // While Redis is slow, requests are counted only in memory, so up to twice the limit may pass.
  const most = rateLimits.mailLinksPerAddress.points * 10 * 2 + 1;
  let code = '';
  for (let tries = 0; tries < most && code !== 'too_many_requests'; tries++)
    code = (await call(api.readInvite, { body })).error.code;
  expect(code).toBe('too_many_requests');
});
