import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { api } from '@upnext/contract/api';
import { afterAll, expect, test, vi } from 'vitest';

import { givePassword, makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { runAdmin } from '../../../test/run-admin.ts';
import { startServer } from '../../../test/start-server.ts';
import { readConfig } from '../../config.ts';

const host = `operators-${randomBytes(6).toString('hex')}.test`;
const baseUrl = `http://${host}`;
// Every command starts a process, and some tests run ten commands.
vi.setConfig({ testTimeout: 120_000 });
const server = await startServer({ BASE_URL: baseUrl }, `upnext:${host}:`);
const { call } = server;
const folder = mkdtempSync(path.join(tmpdir(), 'upnext-operators-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const admin = (words: string[], typed?: string, redisUrl?: string) => runAdmin(server, words, typed, redisUrl);

const sure = ['--yes', '--by', 'olga', '--reason', 'a test'];
const audits = (target: string) =>
  server.query<{ action: string; done_by: string; reason: string | null; before: unknown; after: unknown }>(
    'SELECT action, done_by, reason, before, after FROM audits WHERE target = $1 ORDER BY id',
    [target],
  );

test('the help command lists every command; unknown commands and wrong arguments exit with code 1 and no stack trace', async () => {
  const { out, code } = await admin([]);
  expect(code).toBe(0);
  for (const name of ['find', 'suspend', 'reports decide', 'replay-close', 'audit'])
    expect(out).toContain(`  ${name} `);
  for (const words of [['nonsense'], ['suspend'], ['suspend', 'nobody_here'], ['show', '--nonsense']]) {
    const ran = await admin(words);
    expect([words, ran.code]).toEqual([words, 1]);
    expect(ran.err).not.toContain('    at ');
  }
});

test('the find command matches username, former username, email, id and username prefix; the show command prints an account and its boards', async () => {
  const creator = await makeCreator(server, 'Findable_One');
  await server.query(`UPDATE accounts SET email = 'find@example.com', verified_at = '2026-05-04' WHERE id = $1`, [
    creator.id,
  ]);
  await server.query(
    `INSERT INTO former_usernames (name, account_id, forwards_until) VALUES ('before_that', $1, now())`,
    [creator.id],
  );
  for (const word of ['findable_one', '@Findable_One', 'Find@Example.com', `id:${creator.id}`, 'before_that', 'findab'])
    expect((await admin(['find', word])).out, word).toContain(`${creator.id}  Findable_One  creator  find@example.com`);
  expect((await admin(['find', 'nobody_at_all'])).code).toBe(1);
  expect((await admin(['suspend', 'findab', ...sure])).err, 'a prefix is not enough').toContain('No account');
  const { out } = await admin(['show', 'findable_one']);
  expect(out).toContain('verified 2026-05-04');
  expect(out).toMatch(
    /sessions: 1, open reports about its ideas: 0[^]*board \d+ \/Findable_One: 0 ideas, 0 pending suggestions, 0 votes/,
  );
  // A username can be the same number as another account's id.
  await server.query(`SELECT setval(pg_get_serial_sequence('accounts', 'id'), 1000)`);
  const numbered = await makeFan(server);
  await makeFan(server, String(numbered.id));
  expect((await admin(['show', String(numbered.id)])).err).toContain('more than one');
  expect((await admin(['show', `@${numbered.id}`])).out).not.toContain(`${numbered.id}  fan`);
});

test('the suspend command asks for the username as confirmation, takes effect in other processes immediately and is audited, and unsuspend reverses it', async () => {
  const fan = await makeFan(server);
  const { password } = await givePassword(server, fan);
  expect((await fan.call(api.getUser)).status).toBe(200);
  const refused = await admin(['suspend', fan.username], 'somebody else\n');
  expect([refused.code, refused.err.trim()]).toEqual([1, 'Cancelled. Nothing was changed.']);
  expect((await admin(['suspend', fan.username])).code, 'no confirmation was typed').toBe(1);
  expect([(await fan.call(api.getUser)).status, await audits(`account:${fan.id}`)]).toEqual([200, []]);

  const done = await admin(['suspend', fan.username, '--by', 'olga', '--reason', 'spam'], `${fan.username}\n`);
  expect([done.err, done.code]).toEqual(['', 0]);
  expect((await fan.call(api.getUser)).status, 'at once').toBe(401);
  expect((await call(api.login, { body: { username: fan.username, password } })).error.code).toBe('account_suspended');
  expect(await audits(`account:${fan.id}`)).toEqual([
    { action: 'suspend', done_by: 'olga', reason: 'spam', before: { suspendedAt: null }, after: { isSuspended: true } },
  ]);
  expect((await admin(['suspend', fan.username, ...sure])).err).toContain('already suspended');
  await admin(['unsuspend', fan.username, ...sure]);
  expect((await call(api.login, { body: { username: fan.username, password } })).status).toBe(200);
  expect((await admin(['audit', '--of', `account:${fan.id}`])).out).toMatch(/olga {2}unsuspend[^]*olga {2}suspend/);
});

test('the create-push-key command prints a setting that readConfig accepts', async () => {
  const { out } = await admin(['create-push-key']);
  const [, VAPID_PRIVATE_KEY] = /^VAPID_PRIVATE_KEY=([\w-]{43})$/m.exec(out) ?? [];
  expect(readConfig({ VAPID_PRIVATE_KEY }).push?.publicKey).toMatch(/^B/);
});

test('audit entries are immutable', async () => {
  const fan = await makeFan(server);
  await admin(['end-sessions', fan.username, ...sure]);
  expect((await fan.call(api.getUser)).status).toBe(401);
  for (const statement of [`UPDATE audits SET reason = 'other'`, 'DELETE FROM audits', 'TRUNCATE audits'])
    await expect(server.query(statement), statement).rejects.toThrow('audit entries are immutable');
  expect(await audits(`account:${fan.id}`)).toMatchObject([{ action: 'end-sessions', before: { sessions: 1 } }]);
});

test("the reset-link command prints a link that works once, even if the email address is unconfirmed, and stores only the hash of the link's token", async () => {
  const fan = await makeFan(server);
  await server.query(`UPDATE accounts SET email = 'unproven@example.com' WHERE id = $1`, [fan.id]);
  const { out } = await admin(['reset-link', fan.username, ...sure]);
  const [, token = ''] = out.match(new RegExp(`${baseUrl}/auth/reset-password#([\\w-]{43})`)) ?? [];
  const everything = await server.query<{ row: string }>(
    `SELECT row_to_json(t)::text AS row FROM email_tokens t UNION ALL SELECT row_to_json(a)::text FROM audits a`,
  );
  expect(token).not.toBe('');
  expect(JSON.stringify(everything)).not.toContain(token);
  const reset = () => call(api.resetPassword, { body: { token, password: 'a new password' } });
  expect((await reset()).status).toBe(204);
  expect((await reset()).error.code).toBe('mail_link_spent');
  expect((await call(api.login, { body: { username: fan.username, password: 'a new password' } })).status).toBe(200);
  const [row] = await server.query('SELECT email_verified_at FROM accounts WHERE id = $1', [fan.id]);
  expect(row, 'the address stays unconfirmed').toEqual({ email_verified_at: null });
});

test('the hide, unhide, feature and unfeature commands change which boards appear on the Explore page and are audited', async () => {
  const creator = await makeCreator(server);
  await makeIdea(server, creator, { title: 'Hidden idea' });
  await admin(['feature', creator.username, ...sure]);
  const featured = async () => (await call(api.explore)).body.featured.map(({ username }) => username);
  expect(await featured()).toContain(creator.username);
  expect((await admin(['feature', creator.username, ...sure])).err).toContain('is already featured');
  await admin(['hide', creator.username, ...sure]);
  expect(await featured()).not.toContain(creator.username);
  expect((await call(api.getBoard, { params: { username: creator.username } })).status, 'its address works').toBe(200);
  expect((await creator.call(api.listOwnBoards)).body, 'the creator sees it').toMatchObject([{ isHidden: true }]);
  await admin(['unhide', creator.username, ...sure]);
  expect(await featured()).toContain(creator.username);
  await admin(['unfeature', creator.username, ...sure]);
  expect(await featured()).not.toContain(creator.username);
  const [board] = await server.query<{ id: number }>('SELECT id FROM boards WHERE creator_id = $1', [creator.id]);
  const actions = (await audits(`board:${creator.id}:${board?.id}`)).map(({ action }) => action);
  expect(actions).toEqual(['feature', 'hide', 'unhide', 'unfeature']);
  expect((await admin(['hide', (await makeFan(server)).username, ...sure])).err).toContain('no such board');
  await creator.call(api.createBoard, { body: { name: 'Podcast', slug: 'podcast' } });
  await admin(['hide', `${creator.username}~podcast`, ...sure]);
  const boards = (await creator.call(api.listOwnBoards)).body;
  expect(boards, 'only the named board').toMatchObject([{ isHidden: false }, { isHidden: true }]);
});

test('an operator can list, show and dismiss reports, remove a reported idea and suspend a creator; removing an idea subtracts its votes from the counts', async () => {
  const creator = await makeCreator(server);
  const [fan, other] = [await makeFan(server), await makeFan(server)];
  const ideas: number[] = [];
  for (const title of ['Fine', 'Not \u001b[31mfine', 'Awful']) ideas.push(await makeIdea(server, creator, { title }));
  for (const id of ideas)
    for (const person of [fan, other]) {
      await person.call(api.castVote, { params: { id: String(id) } });
      await person.call(api.reportIdea, { params: { id: String(id) }, body: { reason: 'hate', words: 'Look!' } });
    }
  const rows = await server.query<{ id: number; idea_id: number }>(
    'SELECT min(id) AS id, idea_id FROM reports WHERE creator_id = $1 GROUP BY idea_id ORDER BY idea_id',
    [creator.id],
  );
  const reports = rows.map(({ id }) => String(id));
  const [fine = '', notFine = '', awful = ''] = reports;
  const { out: list } = await admin(['reports', 'list']);
  for (const id of reports)
    expect(list).toMatch(
      new RegExp(`^report ${id}  .*reason: hate  creator: ${creator.username}  .*  open reports: 2$`, 'm'),
    );
  expect(list, 'control characters are escaped').not.toContain('\u001b');
  expect((await admin(['reports', 'show', fine])).out).toContain(`by ${fan.username}\nreason: hate, "Look!"`);

  expect((await admin(['reports', 'decide', fine, 'dismiss', ...sure])).out).toContain('2 reports closed');
  expect((await admin(['reports', 'decide', fine, 'dismiss', ...sure])).err).toContain('is already closed: dismissed');
  await admin(['reports', 'decide', notFine, 'remove-idea', ...sure]);
  const board = async () => (await call(api.getBoard, { params: { username: creator.username } })).body;
  await expect.poll(async () => (await board()).ideas.map(({ id }) => id)).toEqual([ideas[0], ideas[2]]);
  expect((await board()).board).toMatchObject({ ideaCount: 2, totalVotes: 4 });
  expect((await admin(['recount'])).out.trim()).toBe('Recount finished: 0 wrong counts');
  await admin(['reports', 'decide', awful, 'suspend', ...sure]);
  await expect
    .poll(async () => (await call(api.getBoard, { params: { username: creator.username } })).status)
    .toBe(404);
  const open = await server.query('SELECT FROM reports WHERE creator_id = $1 AND decided_at IS NULL', [creator.id]);
  expect(open).toEqual([]);
  expect((await audits(`report:${awful}`)).map(({ action }) => action)).toEqual(['reports decide suspend']);
});

test('the recount command finds and fixes wrong counts, and the replay-close command closes the charts for a missed day', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  await server.query('UPDATE ideas SET votes = 7 WHERE id = $1', [idea]);
  expect((await admin(['recount'])).out).toMatch(/of creator[^]*[12] wrong counts/);
  expect((await admin(['recount', '--fix', ...sure])).code).toBe(0);
  expect((await admin(['recount'])).out.trim()).toBe('Recount finished: 0 wrong counts');
  expect((await admin(['replay-close', '2999-01-01', ...sure])).code).toBe(1);
  expect((await admin(['replay-close', '2026-05-04', ...sure])).out).toMatch(/\d+ charts closed/);
  const closes = () => server.query('SELECT closed_on FROM chart_closes WHERE creator_id = $1', [creator.id]);
  expect(await closes()).toEqual([{ closed_on: '2026-05-04' }]);
  await admin(['replay-close', '2026-05-04', ...sure]);
  expect(await closes()).toHaveLength(1);
});

test('the export command writes the same data as the export on /account to a file with mode 0600, and the delete command has the same effect as deleting the account on /account', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  const file = path.join(folder, 'data.json');
  const own = await creator.call(api.exportAccount);
  expect((await admin(['export', creator.username, ...sure])).err).toContain('--into');
  expect((await admin(['export', creator.username, '--into', file, ...sure])).err).toBe('');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(own.body);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const again = await admin(['export', creator.username, '--into', file, ...sure]);
  expect(again.code, 'an existing file is not overwritten').toBe(1);
  expect((await audits(`account:${creator.id}`)).map(({ action }) => action)).toEqual([
    'export',
    'export',
    'export failed',
  ]);

  await admin(['delete', creator.username, ...sure]);
  expect((await creator.call(api.getUser)).status).toBe(401);
  expect(
    await server.query('SELECT username, deleted_at IS NULL AS alive FROM accounts WHERE id = $1', [creator.id]),
  ).toEqual([{ username: null, alive: false }]);
  expect(await server.query('SELECT status FROM ideas WHERE id = $1', [idea])).toEqual([{ status: 'deleted' }]);
  expect((await admin(['show', `id:${creator.id}`])).err).toContain('was deleted');
});

test('while Redis is unreachable, the suspend command succeeds and reports that it takes effect within five seconds', async () => {
  const fan = await makeFan(server);
  const { code, out } = await admin(['suspend', fan.username, ...sure], '', 'redis://127.0.0.1:1');
  expect([code, out]).toEqual([0, expect.stringContaining('within five seconds') as string]);
  await expect.poll(async () => (await fan.call(api.getUser)).status, { timeout: 8_000 }).toBe(401);
});
