import { api } from '@upnext/contract/api';
import { normalSpeeds, rateLimits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { givePassword, makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { solveProof } from '../../../test/solve-proof.ts';
import { startServer } from '../../../test/start-server.ts';
import { purgeAccount } from '../../identity/account-settings/purge-account.ts';
import { decideReport } from './decide-report.ts';
import { removeOldReports } from './remove-reports.ts';
import type { ReportRow } from './sql.ts';

const server = await startServer();
const { call } = server;

const reportOf = (id: number, reason = 'spam' as const) => ({ params: { id: String(id) }, body: { reason } });
const stored = (ideaId: number) =>
  server.query<{ account_id: number | null; visitor: string | null; reason: string; words: string; title: string }>(
    `SELECT account_id, encode(visitor_hash, 'hex') AS visitor, reason, words, title FROM reports
     WHERE idea_id = $1 ORDER BY id`,
    [ideaId],
  );

test('reportIdea returns 204 for fans and visitors, and stores one report per person and no IP address', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const idea = await makeIdea(server, creator, { title: 'Buy my watches' });
  const body = { reason: 'misleading', words: ' They are fake. ' } as const;
  for (const _ of [1, 2, 3])
    expect((await fan.call(api.reportIdea, { params: { id: String(idea) }, body })).status).toBe(204);
  for (const agent of ['one', 'one', 'another'])
    await call(api.reportIdea, { ...reportOf(idea), headers: { 'user-agent': agent } });
  const rows = await stored(idea);
  expect(rows).toMatchObject([
    { account_id: fan.id, visitor: null, reason: 'misleading', words: 'They are fake.', title: 'Buy my watches' },
    { account_id: null, reason: 'spam', words: '' },
    { account_id: null, reason: 'spam', words: '' },
  ]);
  expect(rows[1]?.visitor).toMatch(/^[0-9a-f]{64}$/);
  expect(rows[1]?.visitor).not.toBe(rows[2]?.visitor);
  const [text] = await server.query<{ all: string }>('SELECT string_agg(r::text, $1) AS all FROM reports r', [' ']);
  expect(text?.all).not.toMatch(/127\.0\.0\.1|::1/);
  const { body: board } = await call(api.getBoard, { params: { username: creator.username } });
  expect(JSON.stringify(board)).not.toContain('report');
});

test('concurrent reports of an idea by one fan are stored once', async () => {
  const idea = await makeIdea(server, await makeCreator(server));
  const fan = await makeFan(server);
  const answers = await Promise.all(Array.from({ length: 15 }, () => fan.call(api.reportIdea, reportOf(idea))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await stored(idea)).toHaveLength(1);
});

test('reportIdea returns 404 idea_not_found for an idea that is not public, 400 invalid_input for an unknown reason and 403 cross_site for a request from another site', async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const idea = await makeIdea(server, creator);
  const pending = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  for (const id of [pending, 999_999_999])
    expect((await fan.call(api.reportIdea, reportOf(id))).error.code).toBe('idea_not_found');
  const params = { id: String(idea) };
  const long = { params, body: { reason: 'other', words: 'x'.repeat(301) } } as const;
  expect((await fan.call(api.reportIdea, long)).error.fields).toMatchObject([{ path: 'words', code: 'too_long' }]);
  const unknown = { params, body: { reason: 'boring' as 'spam' } };
  expect((await fan.call(api.reportIdea, unknown)).error.code).toBe('invalid_input');
  const elsewhere = { ...reportOf(idea), headers: { origin: 'http://x.test' } };
  expect((await fan.call(api.reportIdea, elsewhere)).error.code).toBe('cross_site');
  expect(await stored(idea)).toEqual([]);
});

test('reportIdea returns 428 proof_required for a visitor who exceeds the normal rate and 429 too_many_requests for an account that exceeds the limit', async () => {
  const own = await startServer();
  const creator = await makeCreator(own);
  const idea = await makeIdea(own, creator);
  for (let time = 0; time < normalSpeeds.reportsPerAddress.free; time++)
    await own.context.speedometers.reportsPerAddress.count('127.0.0.1');
  const { status, error } = await own.call(api.reportIdea, reportOf(idea));
  expect([status, error.code]).toEqual([428, 'proof_required']);
  const proof = await solveProof(error.challenge);
  const paid = { params: { id: String(idea) }, body: { reason: 'spam', proof } } as const;
  expect((await own.call(api.reportIdea, paid)).status).toBe(204);
  const fan = await makeFan(own);
  const codes = [];
  for (let time = 0; time <= rateLimits.reportsPerAccount.points; time++)
    codes.push((await fan.call(api.reportIdea, reportOf(idea))).error?.code);
  expect(codes.slice(0, -1).every((code) => code === undefined)).toBe(true);
  expect(codes.at(-1)).toBe('too_many_requests');
});

test('the remove-idea command also removes a reported idea that its creator has merged into another idea', async () => {
  const creator = await makeCreator(server);
  const [idea, harmless] = [await makeIdea(server, creator), await makeIdea(server, creator)];
  await call(api.reportIdea, reportOf(idea));
  await creator.call(api.mergeIdea, { params: { id: String(idea) }, body: { into: harmless } });
  const [report] = await server.query<ReportRow>('SELECT * FROM reports WHERE idea_id = $1', [idea]);
  if (!report) throw new Error('No report');
  await decideReport(server.context, report, 'remove-idea');
  expect((await creator.call(api.unmergeIdea, { params: { id: String(idea) } })).status).toBe(404);
  const { body } = await call(api.getBoard, { params: { username: creator.username }, query: { cursor: '0' } });
  expect(body.ideas.map(({ id }) => id)).toEqual([harmless]);
});

test("the remove-idea command makes the creator's deletion of a reported idea final", async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  await call(api.reportIdea, reportOf(idea));
  await creator.call(api.deleteIdea, { params: { id: String(idea) } });
  const [report] = await server.query<ReportRow>('SELECT * FROM reports WHERE idea_id = $1', [idea]);
  if (!report) throw new Error('No report');
  await decideReport(server.context, report, 'remove-idea');
  expect((await creator.call(api.restoreIdea, { params: { id: String(idea) } })).error.code).toBe('idea_not_found');
});

test('a reported idea stays merged if the remove-idea command fails after unmerging the idea', async () => {
  const creator = await makeCreator(server);
  const [idea, harmless] = [await makeIdea(server, creator), await makeIdea(server, creator)];
  await call(api.reportIdea, reportOf(idea));
  await creator.call(api.mergeIdea, { params: { id: String(idea) }, body: { into: harmless } });
  const [report] = await server.query<ReportRow>('SELECT * FROM reports WHERE idea_id = $1', [idea]);
  if (!report) throw new Error('No report');
  await server.query(`
    CREATE FUNCTION refuse_deletion() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'refused by the test' USING ERRCODE = 'lock_not_available'; END $$;
    CREATE TRIGGER refuse_deletion BEFORE UPDATE ON ideas FOR EACH ROW WHEN (NEW.status = 'deleted')
      EXECUTE FUNCTION refuse_deletion()`);
  await expect(decideReport(server.context, report, 'remove-idea')).rejects.toThrow('refused by the test');
  await server.query('DROP FUNCTION refuse_deletion CASCADE');
  const statusOf = () => server.query('SELECT status FROM ideas WHERE id = $1', [idea]);
  expect(await statusOf()).toEqual([{ status: 'merged' }]);
  await decideReport(server.context, report, 'remove-idea');
  expect(await statusOf()).toEqual([{ status: 'deleted' }]);
});

test("the data export contains the fan's reports; deleting the account keeps the reports but removes the reporter", async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const idea = await makeIdea(server, creator, { title: 'Reported' });
  await fan.call(api.reportIdea, reportOf(idea));
  const { body } = await fan.call(api.exportAccount);
  expect(() => api.exportAccount.reply.parse(body)).not.toThrow();
  expect(body.reports).toMatchObject([{ title: 'Reported', reason: 'spam', words: '' }]);
  await fan.call(api.deleteAccount, { body: await givePassword(server, fan) });
  expect(await stored(idea)).toMatchObject([{ account_id: null }]);
  await creator.call(api.deleteAccount, { body: await givePassword(server, creator) });
  await purgeAccount(server.context, creator.id);
  expect(await stored(idea)).toEqual([]);
});

test('visitor hashes are cleared within three days and resolved reports are deleted after 180 days', async () => {
  const idea = await makeIdea(server, await makeCreator(server));
  for (const agent of ['old', 'new'])
    await call(api.reportIdea, { ...reportOf(idea), headers: { 'user-agent': agent } });
  const [oldest] = await server.query<{ id: number }>('SELECT min(id) AS id FROM reports WHERE idea_id = $1', [idea]);
  await server.query(`UPDATE reports SET reported_at = now() - interval '49 hours' WHERE id = $1`, [oldest?.id]);
  await removeOldReports(server.context.db);
  expect((await stored(idea)).map(({ visitor }) => visitor !== null)).toEqual([false, true]);
  await server.query(
    `UPDATE reports SET decision = 'dismissed', decided_at = now() - interval '181 days' WHERE id = $1`,
    [oldest?.id],
  );
  await removeOldReports(server.context.db);
  expect(await stored(idea)).toHaveLength(1);
});

test('metrics show the number of open reports and the age of the oldest', async () => {
  const own = await startServer();
  expect(await own.metrics()).toMatch(/^upnext_reports_open 0$/m);
  const idea = await makeIdea(own, await makeCreator(own));
  await own.call(api.reportIdea, reportOf(idea));
  await own.query(`UPDATE reports SET reported_at = now() - interval '1 hour'`);
  const text = await own.metrics();
  expect(text).toMatch(/^upnext_reports_open 1$/m);
  expect(Number(text.match(/^upnext_report_oldest_seconds (\S+)$/m)?.[1])).toBeGreaterThanOrEqual(3_600);
});
