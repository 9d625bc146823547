import { setTimeout as sleep } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import { rateLimits } from '@upnext/contract/limits';
import { afterAll, expect, test } from 'vitest';

import { openMailbox } from '../../../test/mailbox.ts';
import { givePassword, makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { makeMailToken } from '../../../test/make-mail-token.ts';
import { startBackground } from '../../../test/start-background.ts';
import { startServer } from '../../../test/start-server.ts';
import { createUnsubscribeUrls } from './sign-unsubscribe.ts';

const mailbox = await openMailbox();
afterAll(() => mailbox.close());
const server = await startServer({ SMTP_URL: mailbox.url, LIMIT_SCALE: '10' });
await startBackground(server);
const { call } = server;
const pieceUrl = 'https://youtu.be/abc?x=1&y=2';

async function makeVoter(ideaId: number, email?: string): Promise<TestAccount> {
  const fan = await makeFan(server);
  if (email) {
    await server.query('UPDATE accounts SET email = $2, email_verified_at = now() WHERE id = $1', [fan.id, email]);
  }
  await fan.call(api.castVote, { params: { id: String(ideaId) } });
  return fan;
}

async function publish(creator: TestAccount, ideaId: number, language = 'en') {
  const input = { params: { id: String(ideaId) }, body: { stage: 'made', pieceUrl } } as const;
  expect((await creator.call(api.changeStage, { ...input, headers: { 'accept-language': language } })).status).toBe(
    200,
  );
}

/** Everyone has been told, and whoever wants mail has got it. */
async function allTold(): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const jobs = await server.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier LIKE '%-notice'`);
    if (jobs.length === 0) return;
    await sleep(50);
  }
  throw new Error('The notices never went out');
}

async function inboxOf(account: TestAccount) {
  return (await account.call(api.listNotices)).body.notices;
}

const mailsTo = (address: string) => mailbox.mails.filter(({ to }) => to.includes(address));

test('listNotices 200: whoever voted and whoever suggested it hear of a made idea once, others not at all', async () => {
  const creator = await makeCreator(server);
  const author = await makeFan(server);
  const ideaId = await makeIdea(server, creator, { title: 'The <b>quiet</b> one', suggestedBy: author.id });
  const voter = await makeVoter(ideaId);
  const bystander = await makeVoter(await makeIdea(server, creator));
  await publish(creator, ideaId);
  await allTold();
  for (const told of [voter, author]) {
    expect(await inboxOf(told)).toMatchObject([
      {
        kind: 'idea-made',
        creatorUsername: creator.username,
        isRead: false,
        payload: { ideaId, title: 'The <b>quiet</b> one', pieceUrl },
      },
    ]);
  }
  expect(await inboxOf(bystander)).toEqual([]);
  expect(await inboxOf(creator)).toEqual([]);
});

test('countUnread 200 and readNotices 204: what was read is read, and nobody reads for another', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const [voter, other] = [await makeVoter(ideaId), await makeVoter(ideaId)];
  await publish(creator, ideaId);
  await allTold();
  expect((await voter.call(api.countUnread)).body).toEqual({ count: 1 });
  const [{ id = 0 } = {}] = await inboxOf(voter);
  expect((await voter.call(api.readNotices, { body: { ids: [id] } })).status).toBe(204);
  expect((await voter.call(api.countUnread)).body).toEqual({ count: 0 });
  expect((await inboxOf(voter))[0]?.isRead).toBe(true);
  expect((await other.call(api.countUnread)).body).toEqual({ count: 1 });
});

test('a list is paged: listNotices 400 invalid_input for another cursor', async () => {
  const fan = await makeFan(server);
  await server.query(
    `WITH n AS (INSERT INTO notices (key, kind, creator_id, payload, language, spread_to)
       SELECT 'page:' || g, 'idea-made', 1, '{"ideaId":1,"title":"x","pieceUrl":"https://a.b/"}', 'en', NULL
       FROM generate_series(1, 31) g RETURNING id)
     INSERT INTO notice_receipts (account_id, notice_id) SELECT $1, id FROM n`,
    [fan.id],
  );
  const { body } = await fan.call(api.listNotices);
  expect(body.notices).toHaveLength(30);
  const rest = await fan.call(api.listNotices, { query: { cursor: body.nextCursor ?? undefined } });
  expect([rest.body.notices.length, rest.body.nextCursor]).toEqual([1, null]);
  expect((await fan.call(api.listNotices, { query: { cursor: '-1' } })).error.code).toBe('invalid_input');
});

test('made, taken back and made again: one notice, hidden meanwhile; who voted meanwhile gets one too', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const address = 'back@example.com';
  const voter = await makeVoter(ideaId, address);
  await publish(creator, ideaId);
  await mailbox.wait(address);
  await allTold();
  await creator.call(api.changeStage, { params: { id: String(ideaId) }, body: { stage: 'making' } });
  expect(await inboxOf(voter)).toEqual([]);
  expect((await voter.call(api.countUnread)).body).toEqual({ count: 0 });
  const late = await makeVoter(ideaId, 'late@example.com');
  await publish(creator, ideaId);
  await mailbox.wait('late@example.com');
  await allTold();
  expect(await inboxOf(voter)).toHaveLength(1);
  expect(await inboxOf(late)).toHaveLength(1);
  expect(mailsTo(address)).toHaveLength(1);
  await creator.call(api.deleteIdea, { params: { id: String(ideaId) } });
  expect(await inboxOf(late)).toEqual([]);
});

test('a slice that is repeated tells nobody twice and starts no second chain', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const voter = await makeVoter(ideaId, 'twice@example.com');
  await publish(creator, ideaId);
  await mailbox.wait('twice@example.com');
  await allTold();
  const [{ id = 0 } = {}] = await inboxOf(voter);
  const again = { noticeId: id, kind: 'idea-made', after: 0 };
  await server.query(`SELECT graphile_worker.add_job('spread-notice', $1)`, [JSON.stringify(again)]);
  await server.query(`SELECT graphile_worker.add_job('mail-notice', $1)`, [
    JSON.stringify({ noticeId: id, after: 0, upTo: voter.id }),
  ]);
  await allTold();
  expect(await inboxOf(voter)).toHaveLength(1);
  expect(mailsTo('twice@example.com')).toHaveLength(1);
});

test('by mail: both parts, in the language of the address or else of the creator, with a way out', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator, { title: 'Ñandú & co' });
  await makeVoter(ideaId, 'theirs@example.com');
  const own = await makeVoter(ideaId, 'own@example.com');
  const token = await makeMailToken(server, own.id, 'confirm-email', 'own@example.com');
  await call(api.confirmEmail, { body: { token }, headers: { 'accept-language': 'en' } });
  await publish(creator, ideaId, 'es');
  const spanish = await mailbox.wait('theirs@example.com');
  const english = await mailbox.wait('own@example.com');
  expect(spanish.subject).toBe(`${creator.username} ha hecho «Ñandú & co»`);
  expect(spanish.text).toContain('YouTube');
  expect(english.subject).toBe(`${creator.username} made “Ñandú & co”`);
  expect(english.text).toContain(pieceUrl);
  expect(english.html).toContain('Ñandú &amp; co');
  const head = english.raw.replace(/\r\n(?=[ \t])/g, '');
  const stop = head.match(/^List-Unsubscribe: <(\S+)>\r$/m)?.[1] ?? '';
  expect(stop).toMatch(new RegExp(`/unsubscribe/${own.id}\\.[\\w-]{43}$`));
  expect(english.text).toContain(stop);
  expect(english.html).toContain(stop);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(head).toMatch(new RegExp(`^Message-ID: <notice-\\d+-${own.id}@[\\w.]+>\r$`, 'm'));
});

test('getMailSettings 200 and changeMailSettings 200: no mail for who opted out, or whose address is unproven', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const quiet = await makeVoter(ideaId, 'quiet@example.com');
  const unproven = await makeVoter(ideaId, 'unproven@example.com');
  await server.query('UPDATE accounts SET email_verified_at = NULL WHERE id = $1', [unproven.id]);
  await makeVoter(ideaId, 'loud@example.com');
  expect((await quiet.call(api.getMailSettings)).body).toEqual({ takesNotices: true });
  const changed = await quiet.call(api.changeMailSettings, { body: { takesNotices: false } });
  expect([changed.status, changed.body]).toEqual([200, { takesNotices: false }]);
  expect((await quiet.call(api.getMailSettings)).body).toEqual({ takesNotices: false });
  await publish(creator, ideaId);
  await mailbox.wait('loud@example.com');
  await allTold();
  expect(await inboxOf(quiet)).toHaveLength(1);
  expect(await inboxOf(unproven)).toHaveLength(1);
  expect([...mailsTo('quiet@example.com'), ...mailsTo('unproven@example.com')]).toEqual([]);
});

test('unsubscribe 204, and the one click of a mail program; 404 not_found for a token that we never wrote', async () => {
  const urlOf = await createUnsubscribeUrls(server.context.pool, server.origin);
  const [one, other] = [await makeFan(server), await makeFan(server)];
  const token = urlOf(one.id).split('/').at(-1) ?? '';
  expect((await call(api.unsubscribe, { body: { token } })).status).toBe(204);
  expect((await one.call(api.getMailSettings)).body).toEqual({ takesNotices: false });

  const click = (url: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await click(urlOf(other.id))).status).toBe(200);
  expect((await click(urlOf(other.id))).status).toBe(200);
  expect((await other.call(api.getMailSettings)).body).toEqual({ takesNotices: false });

  const third = await makeFan(server);
  const forged = `${third.id}.${token.split('.')[1]}`;
  expect((await call(api.unsubscribe, { body: { token: forged } })).error.code).toBe('not_found');
  expect((await click(`${server.origin}/unsubscribe/${forged}`)).status).toBe(404);
  expect((await click(`${server.origin}/unsubscribe/nonsense`)).status).toBe(404);
  expect((await third.call(api.getMailSettings)).body).toEqual({ takesNotices: true });
});

test('unsubscribe 400 invalid_input, 403 cross_site, 429 too_many_requests', async () => {
  const token = `1.${'A'.repeat(43)}`;
  expect((await call(api.unsubscribe, { body: { token: 'x' } })).error.code).toBe('invalid_input');
  const crossed = await call(api.unsubscribe, { body: { token }, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(crossed.error.code).toBe('cross_site');
  const most = rateLimits.mailLinksPerAddress.points * 10 * 2;
  let last = '';
  for (let attempt = 0; attempt <= most && last !== 'too_many_requests'; attempt++) {
    last = (await call(api.unsubscribe, { body: { token } })).error.code;
  }
  expect(last).toBe('too_many_requests');
});

test('401 not_signed_in for everything of an inbox; 400 invalid_input; 403 cross_site', async () => {
  const asked = [
    await call(api.listNotices),
    await call(api.countUnread),
    await call(api.readNotices, { body: { ids: [1] } }),
    await call(api.getMailSettings),
    await call(api.changeMailSettings, { body: { takesNotices: false } }),
  ];
  for (const { status, error } of asked) expect([status, error.code]).toEqual([401, 'not_signed_in']);
  const fan = await makeFan(server);
  expect((await fan.call(api.readNotices, { body: { ids: [0] } })).error.code).toBe('invalid_input');
  const bad = await fan.call(api.changeMailSettings, { body: { takesNotices: 'no' as never } });
  expect(bad.error.code).toBe('invalid_input');
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await fan.call(api.readNotices, { body: { ids: [1] }, headers })).error.code).toBe('cross_site');
  const crossed = await fan.call(api.changeMailSettings, { body: { takesNotices: false }, headers });
  expect(crossed.error.code).toBe('cross_site');
});

test('an address that is refused for good is given up; the others get their mail', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator);
  const refused = await makeVoter(ideaId, 'nobody@refused.example');
  await makeVoter(ideaId, 'somebody@example.com');
  await publish(creator, ideaId);
  await mailbox.wait('somebody@example.com');
  await allTold();
  expect(await inboxOf(refused)).toHaveLength(1);
  expect(await server.query('SELECT FROM notice_mails WHERE account_id = $1', [refused.id])).toEqual([]);
});

test('what a deleted account was told and what it told goes with it; the download has it before', async () => {
  const creator = await makeCreator(server);
  const ideaId = await makeIdea(server, creator, { title: 'Soon gone' });
  const [leaver, stayer] = [await makeVoter(ideaId), await makeVoter(ideaId)];
  await publish(creator, ideaId);
  await allTold();
  const { body: data } = await leaver.call(api.exportAccount);
  expect(data.notices).toMatchObject([{ kind: 'idea-made', payload: { title: 'Soon gone' }, readAt: null }]);
  for (const one of [leaver, creator]) {
    const { password } = await givePassword(server, one);
    expect((await one.call(api.deleteAccount, { body: { password } })).status).toBe(204);
  }
  expect(await server.query('SELECT FROM notice_receipts WHERE account_id = $1', [leaver.id])).toEqual([]);
  expect(await inboxOf(stayer)).toEqual([]);
  expect(await server.query('SELECT payload FROM notices WHERE creator_id = $1', [creator.id])).toEqual([
    { payload: {} },
  ]);
});
