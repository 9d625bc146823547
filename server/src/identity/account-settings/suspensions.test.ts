import { api } from '@upnext/contract/api';
import { livePaths } from '@upnext/contract/voting/live-paths';
import { expect, onTestFinished, test } from 'vitest';

import { startHostileProvider } from '../../../test/hostile-provider.ts';
import { givePassword, makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeBrowser } from '../../../test/make-browser.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { createSoftPasskey } from '../../../test/soft-passkey.ts';
import { startServer, startTwin } from '../../../test/start-server.ts';
import { refreshExplore } from '../../boards/explore/refresh-explore.ts';
import { writeSitemap } from '../../boards/sitemap/write-sitemap.ts';
import { suspendAccount } from './suspend-account.ts';

const provider = await startHostileProvider('acme', 'somebody');
const server = await startServer({ OIDC_PROVIDERS: JSON.stringify([provider.setting]) });
const { context, call } = server;

async function listedNames(): Promise<string> {
  await writeSitemap(context.pool, 'http://upnext.test');
  return await (await fetch(`${server.origin}/sitemaps/1.xml`)).text();
}

test('a suspension ends all sessions in every process, and login then returns 403 account_suspended only for the correct password', async () => {
  const twin = await startTwin(server);
  const fan = await makeFan(server);
  const { password } = await givePassword(server, fan);
  const credentials = { username: fan.username, password };
  const elsewhere = makeBrowser(twin.origin);
  await elsewhere.call(api.login, { body: credentials });
  expect((await elsewhere.call(api.getUser)).status).toBe(200);
  await suspendAccount(context, fan.id, true);
  expect((await fan.call(api.getUser)).status).toBe(401);
  await expect.poll(async () => (await elsewhere.call(api.getUser)).status, { timeout: 4_000 }).toBe(401);
  for (const [language, words] of [
    ['en', 'This account is suspended.'],
    ['es', 'Esta cuenta está suspendida.'],
  ] as const) {
    const { status, error, headers } = await call(api.login, {
      body: credentials,
      headers: { 'accept-language': language },
    });
    expect([status, error.code]).toEqual([403, 'account_suspended']);
    expect(error.message).toContain(words);
    expect(headers.getSetCookie()).toEqual([]);
  }
  const wrong = await call(api.login, { body: { ...credentials, password: 'something else' } });
  expect(wrong.error.code).toBe('wrong_credentials');
  await suspendAccount(context, fan.id, false);
  expect((await call(api.login, { body: credentials })).status).toBe(200);
});

test('loginWithPasskey and finishSignIn return 403 account_suspended for a suspended account', async () => {
  const fan = await makeFan(server);
  const browser = makeBrowser(server.origin, fan.cookie);
  const passkey = createSoftPasskey(context.config.origin);
  const { body: options } = await browser.call(api.startPasskey, { body: {} });
  await browser.call(api.addPasskey, { body: { name: 'Phone', credential: passkey.create(options.options) } });
  const params = { provider: 'acme' };
  const trip = async () => {
    const traveller = makeBrowser(server.origin);
    const { body } = await traveller.call(api.startSignIn, { params, body: {} });
    const search = `?${provider.visit(body.url).toString()}`;
    return { traveller, answer: await traveller.call(api.finishSignIn, { params, body: { search } }) };
  };
  const { traveller } = await trip();
  const { body: newcomer } = await traveller.call(api.registerNewcomer, { body: { username: 'traveller_here' } });
  for (const id of [fan.id, newcomer.id]) await suspendAccount(context, id, true);
  const { body: challenge } = await call(api.startPasskeyLogin);
  const used = await call(api.loginWithPasskey, { body: { credential: passkey.use(challenge.options) } });
  expect([used.status, used.error.code]).toEqual([403, 'account_suspended']);
  const { answer } = await trip();
  expect([answer.status, answer.error.code]).toEqual([403, 'account_suspended']);
});

test('logins that run concurrently with a suspension leave no session', async () => {
  const fan = await makeFan(server);
  const { password } = await givePassword(server, fan);
  const login = () => call(api.login, { body: { username: fan.username, password } });
  for (let round = 0; round < 5; round++) {
    await Promise.all([login(), login(), suspendAccount(context, fan.id, true), login(), login()]);
    expect(await server.query('SELECT FROM sessions WHERE account_id = $1', [fan.id])).toEqual([]);
    await suspendAccount(context, fan.id, false);
  }
});

test('a suspended account’s boards return 404 but keep their votes, and are available again after the suspension is lifted', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator, { title: 'Suspended idea' });
  const fan = await makeFan(server);
  await fan.call(api.castVote, { params: { id: String(idea) } });
  const { token } = (await creator.call(api.createShareLink, { body: {} })).body;
  const { token: overlay } = (await creator.call(api.renewOverlay)).body;
  const { username } = creator;
  await refreshExplore(context.pool);
  const statuses = () =>
    Promise.all([
      call(api.getBoard, { params: { username } }),
      call(api.getBoard, { params: { username }, query: { sort: 'newest' } }),
      call(api.getLinkedBoard, { params: { token } }),
      call(api.getOverlay, { params: { token: overlay } }),
      call(api.getRoadmap, { params: { username } }),
      call(api.listWeeks, { params: { username } }),
      fan.call(api.getFollow, { params: { username } }),
      fan.call(api.listOwnVotes, { params: { username }, query: { ideas: String(idea) } }),
      fan.call(api.listSimilarIdeas, { params: { username }, query: { title: 'Suspended' } }),
    ]).then((answers) => answers.map(({ status }) => status));
  const explored = async () => JSON.stringify((await call(api.explore)).body).includes('Suspended idea');
  expect(new Set(await statuses())).toEqual(new Set([200]));
  expect([await explored(), (await listedNames()).includes(username)]).toEqual([true, true]);
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const stream = await fetch(server.origin + livePaths.board(username), { signal: stop.signal });

  await suspendAccount(context, creator.id, true);
  await expect.poll(async () => new Set(await statuses()), { timeout: 1_800 }).toEqual(new Set([404]));
  expect(await stream.text(), 'the stream sends gone and ends').toContain('event: gone');
  expect([await explored(), (await listedNames()).includes(username)]).toEqual([false, false]);
  const other = await makeFan(server);
  const body = { title: 'Please', description: 'Something like this' };
  const refused = [
    await other.call(api.castVote, { params: { id: String(idea) } }),
    await other.call(api.castBoardVote, { params: { username, id: String(idea) } }),
    await other.call(api.castLinkedVote, { params: { token, id: String(idea) } }),
    await other.call(api.suggestIdea, { params: { username }, body }),
    await other.call(api.reportIdea, { params: { id: String(idea) }, body: { reason: 'spam' } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  expect((await fan.call(api.listVoteHistory)).body.votes).toEqual([]);
  expect(await server.query('SELECT votes FROM ideas WHERE id = $1', [idea])).toEqual([{ votes: 1 }]);

  await suspendAccount(context, creator.id, false);
  await expect.poll(async () => new Set(await statuses()), { timeout: 1_800 }).toEqual(new Set([200]));
  expect((await listedNames()).includes(username)).toBe(true);
});

test('a suspension queues the jobs that update the Explore page and the sitemap', async () => {
  const { id } = await makeCreator(server);
  await suspendAccount(context, id, true);
  const jobs = await server.query<{ key: string }>('SELECT key FROM graphile_worker.jobs WHERE key IS NOT NULL');
  expect(jobs.map(({ key }) => key)).toEqual(expect.arrayContaining(['refresh-explore-soon', 'write-sitemap-soon']));
});
