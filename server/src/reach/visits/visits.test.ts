import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, type TestAccount } from '../../../test/make-account.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();
const flush = () => server.context.visitCounter.flush();

type Extra = { token?: string; headers?: Record<string, string> };

async function visit({ username }: { username: string }, host: string, { token, headers }: Extra = {}) {
  return await server.call(api.countVisit, {
    params: { username },
    body: { host, ...(token === undefined ? {} : { token }) },
    ...(headers && { headers }),
  });
}

async function visitsOf(creator: TestAccount) {
  await flush();
  return (await creator.call(api.getInsights)).body.visits;
}

test('countVisit returns 204 and counts visits by host: aliases are combined, invalid hosts are counted as "other", and visits from the site itself are ignored', async () => {
  const creator = await makeCreator(server);
  const { status } = await visit(creator, 'www.youtube.com');
  expect(status).toBe(204);
  for (const host of ['youtu.be', 'm.youtube.com', 't.co', '', '', 'localhost', 'not a host.com', "x.com'--"])
    await visit(creator, host);
  await visit(creator, new URL(server.context.config.origin).hostname);
  await visit({ username: 'nobody_at_all' }, 'x.com');
  expect(await visitsOf(creator)).toEqual({
    total: 9,
    sources: [
      { host: 'other', visits: 3 },
      { host: 'youtube.com', visits: 3 },
      { host: 'direct', visits: 2 },
      { host: 'x.com', visits: 1 },
    ],
    shareLinks: [],
  });
});

test('a visit through a share link is counted for the host and for the link, and a deleted link keeps its visits', async () => {
  const [creator, other] = [await makeCreator(server), await makeCreator(server)];
  const { body: link } = await creator.call(api.createShareLink, { body: {} });
  const { body: foreign } = await other.call(api.createShareLink, { body: {} });
  await visit(creator, 'discord.com', { token: link.token });
  await visit(creator, 'discord.com', { token: foreign.token });
  await visit(creator, 'discord.com');
  const counted = { total: 2, sources: [{ host: 'discord.com', visits: 2 }] };
  expect(await visitsOf(creator)).toEqual({
    ...counted,
    shareLinks: [{ id: link.id, tokenStart: link.token.slice(0, 8), name: null, visits: 1 }],
  });
  await creator.call(api.deleteShareLink, { params: { id: String(link.id) } });
  expect(await visitsOf(creator)).toEqual({
    ...counted,
    shareLinks: [{ id: link.id, tokenStart: null, name: null, visits: 1 }],
  });
});

test('countVisit does not count visits with a Sec-GPC or DNT header', async () => {
  const creator = await makeCreator(server);
  await visit(creator, 'x.com', { headers: { 'sec-gpc': '1' } });
  await visit(creator, 'x.com', { headers: { dnt: '1' } });
  expect((await visitsOf(creator)).total).toBe(0);
});

test('a board stores at most 100 hosts a day and counts further hosts as "other"', async () => {
  const creator = await makeCreator(server);
  for (let round = 0; round < 3; round++) {
    for (let host = 0; host < 80; host++) await visit(creator, `host-${round}-${host}.example`);
    await flush();
  }
  await visit(creator, 'host-0-1.example');
  expect((await visitsOf(creator)).total).toBe(241);
  const rows = await server.query<{ host: string; visits: number }>(
    'SELECT host, visits FROM board_visit_days WHERE creator_id = $1',
    [creator.id],
  );
  expect(rows).toHaveLength(101);
  expect(rows.find(({ host }) => host === 'other')?.visits).toBe(140);
  expect(rows.find(({ host }) => host === 'host-0-1.example')?.visits).toBe(2);
});

test('countVisit counts at most 500 visits per IP address between two flushes, and returns 204 for all further visits', async () => {
  const creator = await makeCreator(server);
  const answers = await Promise.all(Array.from({ length: 520 }, () => visit(creator, 'x.com')));
  expect(answers.every(({ status }) => status === 204)).toBe(true);
  const { total } = await visitsOf(creator);
  // The timer may have flushed once in between.
  expect(total).toBeGreaterThanOrEqual(500);
  expect(total).toBeLessThanOrEqual(520);
});

test('countVisit returns 400 invalid_input for an overlong host or a malformed token and 403 cross_site for a request from another site', async () => {
  const creator = await makeCreator(server);
  expect((await visit(creator, 'x'.repeat(254))).error.code).toBe('invalid_input');
  expect((await visit(creator, 'x.com', { token: 'short' })).error.code).toBe('invalid_input');
  expect((await visit(creator, 'x.com', { headers: { origin: 'https://evil.example' } })).error.code).toBe(
    'cross_site',
  );
});

test("countVisit does not count creators on their own board, but counts them on other creators' boards", async () => {
  const [creator, other] = [await makeCreator(server), await makeCreator(server)];
  const visitAs = (who: TestAccount, username: string) =>
    who.call(api.countVisit, { params: { username }, body: { host: '' } });
  expect((await visitAs(creator, creator.username.toUpperCase())).status).toBe(204);
  expect((await visitAs(creator, other.username)).status).toBe(204);
  expect((await visitsOf(creator)).total).toBe(0);
  expect((await visitsOf(other)).total).toBe(1);
});
