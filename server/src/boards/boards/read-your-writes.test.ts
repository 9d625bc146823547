import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { createCaller } from '../../../test/call.ts';
import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer, startTwin, type TestServer } from '../../../test/start-server.ts';

const server = await startServer();
const twin = await startTwin(server);

/** The cookies that a browser sends after a reply. */
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

async function titlesAt({ origin }: TestServer, { username }: TestAccount, cookie?: string): Promise<string[]> {
  const { body } = await createCaller(origin, cookie).call(api.getBoard, { params: { username } });
  return body.ideas.map(({ title }) => title);
}

test("getBoard returns the caller's own changes immediately, in the process that wrote them and in another process", async () => {
  const creator = await makeCreator(server);
  for (const title of ['First', 'Second', 'Third']) {
    // Fills both caches with the state before the write.
    for (const one of [server, twin]) await titlesAt(one, creator);
    const { headers } = await creator.call(api.createIdea, { body: { title } });
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^wrote=1; Max-Age=5; Path=\/; HttpOnly/)]);
    for (const one of [twin, server]) expect(await titlesAt(one, creator, cookiesOf(headers))).toContain(title);
  }
});

test("getLinkedBoard and getRoadmap return the caller's changed profile immediately", async () => {
  const creator = await makeCreator(server);
  const { token } = (await creator.call(api.createShareLink, { body: {} })).body;
  const { username } = creator;
  await titlesAt(twin, creator);
  const { headers } = await creator.call(api.updateProfile, { body: { profileDescription: 'New words' } });
  const caller = createCaller(twin.origin, cookiesOf(headers));
  const linked = await caller.call(api.getLinkedBoard, { params: { token } });
  const roadmap = await caller.call(api.getRoadmap, { params: { username } });
  for (const { body } of [linked, roadmap]) expect(body.creator.profileDescription).toBe('New words');
});

test('votes, reads, rejected writes and requests without a session set no cookie', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  const fan = await makeFan(server);
  const answers = [
    await fan.call(api.castVote, { params: { id: String(idea) } }),
    await fan.call(api.getUser),
    await server.call(api.countVisit, { params: { username: creator.username }, body: { host: 'youtube.com' } }),
    await fan.call(api.createIdea, { body: { title: 'Refused' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 204, 403]);
  for (const { headers } of answers) expect(headers.getSetCookie()).toEqual([]);
});
