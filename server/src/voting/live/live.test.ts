import { api } from '@upnext/contract/api';
import { LiveMessage } from '@upnext/contract/voting/live';
import { livePaths } from '@upnext/contract/voting/live-paths';
import { expect, onTestFinished, test } from 'vitest';

import { givePassword, makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { startRedis } from '../../../test/start-redis.ts';
import { startServer, startTwin, type TestServer } from '../../../test/start-server.ts';

const server = await startServer();

/** Opens a stream and collects its events. */
async function watch(path: string, at: TestServer = server) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(at.origin + path, { signal: stop.signal });
  const messages: LiveMessage[] = [];
  let isGone = false;
  let isToComeAgain = false;
  let endedAt: number | undefined;
  const reading = async () => {
    let rest = '';
    for await (const chunk of response.body ?? []) {
      rest += Buffer.from(chunk).toString();
      const events = rest.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const data = event.match(/^data: (.*)$/m)?.[1];
        if (/^event: gone$/m.test(event)) isGone = true;
        else if (/^event: again$/m.test(event)) isToComeAgain = true;
        else if (data) messages.push(LiveMessage.parse(JSON.parse(data)));
      }
    }
    endedAt = performance.now();
  };
  reading().catch(() => {});
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    messages,
    hasEnded: () => endedAt !== undefined,
    endedAt: () => endedAt ?? NaN,
    isGone: () => isGone,
    isToComeAgain: () => isToComeAgain,
  };
}

async function versionOf(creator: TestAccount): Promise<number> {
  const { body } = await server.call(api.getBoard, { params: { username: creator.username }, query: { cursor: '0' } });
  return body.board.version;
}

async function vote(id: number | undefined, at = server): Promise<void> {
  const fan = await makeFan(at);
  expect((await fan.call(api.castVote, { params: { id: String(id) } })).status).toBe(200);
}

test('after a vote, open live streams receive the changed rows and the new version', async () => {
  const creator = await makeCreator(server);
  const [first, second, third] = await makeIdeas(server, creator, 3);
  const live = await watch(`${livePaths.board(creator.username)}?since=${await versionOf(creator)}`);
  expect([live.status, live.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
  await vote(third);
  await expect.poll(() => live.messages.length).toBe(1);
  expect(live.messages[0]).toEqual({
    version: await versionOf(creator),
    totalVotes: 1,
    reload: false,
    rows: [
      { id: third, votes: 1, position: { current: 1, previous: null, change: null } },
      { id: first, votes: 0, position: { current: 2, previous: null, change: null } },
      { id: second, votes: 0, position: { current: 3, previous: null, change: null } },
    ],
  });
});

test('a vote cast between the page load and the start of the live stream is delivered', async () => {
  const creator = await makeCreator(server);
  const [idea] = await makeIdeas(server, creator, 1);
  const since = await versionOf(creator);
  await vote(idea);
  const live = await watch(`${livePaths.board(creator.username)}?since=${since}`);
  await expect.poll(() => live.messages.at(-1)?.rows).toMatchObject([{ id: idea, votes: 1 }]);
});

test('many votes cause at most two live messages a second, and the last row received has the final count', async () => {
  const creator = await makeCreator(server);
  const [idea] = await makeIdeas(server, creator, 1);
  const live = await watch(`${livePaths.board(creator.username)}?since=${await versionOf(creator)}`);
  const started = performance.now();
  for (let round = 0; round < 20; round++) await Promise.all([vote(idea), vote(idea), vote(idea)]);
  // The last message may have no rows.
  await expect.poll(() => live.messages.flatMap(({ rows }) => rows).at(-1)?.votes).toBe(60);
  const seconds = (performance.now() - started) / 1_000;
  expect(live.messages.length).toBeLessThanOrEqual(Math.ceil(seconds * 2) + 1);
  const versions = live.messages.map(({ version }) => version);
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
});

test('a vote reaches the live streams of another process through Redis', async () => {
  const twin = await startTwin(server);
  const creator = await makeCreator(server);
  const [idea] = await makeIdeas(server, creator, 1);
  const live = await watch(`${livePaths.board(creator.username)}?since=${await versionOf(creator)}`, twin);
  const heard = new Set<string>();
  twin.context.boardChanges.listen((key) => void heard.add(key.split(':')[0] ?? ''));
  await vote(idea);
  // The process would also find the vote by polling, but later.
  await expect.poll(() => [...heard]).toContain(String(creator.id));
  await expect.poll(() => live.messages.length).toBe(1);
});

test('without Redis, a vote reaches the live streams of another process within seconds', async () => {
  const redis = await startRedis();
  const one = await startServer({ REDIS_URL: redis.url, LOG_LEVEL: 'silent' });
  const other = await startTwin(one);
  const creator = await makeCreator(one);
  const [idea] = await makeIdeas(one, creator, 1);
  const live = await watch(livePaths.board(creator.username), other);
  await redis.kill();
  await vote(idea, one);
  await expect.poll(() => live.messages.at(-1)?.rows, { timeout: 6_000 }).toMatchObject([{ votes: 1 }]);
});

test('after an idea is published, open live streams receive a message with reload: true', async () => {
  const creator = await makeCreator(server);
  await makeIdeas(server, creator, 1);
  const live = await watch(`${livePaths.board(creator.username)}?since=${await versionOf(creator)}`);
  await creator.call(api.createIdea, { body: { title: 'Fresh' } });
  await expect.poll(() => live.messages.at(-1)?.reload).toBe(true);
});

test('the first message of a live stream has reload: false if only votes were missed, and reload: true if a new idea was missed', async () => {
  const creator = await makeCreator(server);
  const [idea] = await makeIdeas(server, creator, 1);
  const start = await versionOf(creator);
  const first = await watch(`${livePaths.board(creator.username)}?since=${start}`);
  await vote(idea);
  await expect.poll(() => first.messages.length).toBe(1);
  const afterVote = await watch(`${livePaths.board(creator.username)}?since=${start}`);
  await expect.poll(() => afterVote.messages[0]).toMatchObject({ reload: false, rows: [{ id: idea, votes: 1 }] });
  await creator.call(api.createIdea, { body: { title: 'Fresh' } });
  await expect.poll(() => first.messages.at(-1)?.reload).toBe(true);
  const afterWords = await watch(`${livePaths.board(creator.username)}?since=${start}`);
  await expect.poll(() => afterWords.messages[0]?.reload).toBe(true);
});

test('a new idea beyond the first page also causes a message with reload: true', async () => {
  const creator = await makeCreator(server);
  await makeIdeas(server, creator, 100);
  const live = await watch(`${livePaths.board(creator.username)}?since=${await versionOf(creator)}`);
  await creator.call(api.createIdea, { body: { title: 'The hundred and first' } });
  await expect.poll(() => live.messages.at(-1)).toMatchObject({ reload: true, rows: [] });
});

test('turning off a share link ends the live streams of that link and no others', async () => {
  const creator = await makeCreator(server);
  const [idea] = await makeIdeas(server, creator, 1);
  const { body: link } = await creator.call(api.createShareLink, { body: {} });
  const since = await versionOf(creator);
  const linked = await watch(`${livePaths.linkedBoard(link.token)}?since=${since}`);
  const open = await watch(`${livePaths.board(creator.username)}?since=${since}`);
  await vote(idea);
  await expect.poll(() => linked.messages.length).toBe(1);
  await creator.call(api.updateShareLink, { params: { id: String(link.id) }, body: { isActive: false } });
  await expect.poll(linked.hasEnded, { timeout: 3_000 }).toBe(true);
  expect(linked.isGone()).toBe(true);
  expect(open.hasEnded()).toBe(false);
  expect((await watch(livePaths.linkedBoard(link.token))).status).toBe(404);
});

test('live streams continue after the creator changes their username', async () => {
  const creator = await makeCreator(server);
  const { password } = await givePassword(server, creator);
  const [idea] = await makeIdeas(server, creator, 1);
  const live = await watch(`${livePaths.board(creator.username)}?since=${await versionOf(creator)}`);
  const username = `${creator.username}-2`;
  expect((await creator.call(api.changeUsername, { body: { username, password } })).status).toBe(200);
  await expect.poll(() => live.messages.length).toBe(1);
  await vote(idea);
  await expect.poll(() => live.messages.at(-1)?.totalVotes).toBe(1);
  expect([live.isGone(), live.hasEnded()]).toEqual([false, false]);
});

test('live streams end with the event "gone" when the creator deletes their account', async () => {
  const creator = await makeCreator(server);
  const { password } = await givePassword(server, creator);
  const live = await watch(livePaths.board(creator.username));
  expect((await creator.call(api.deleteAccount, { body: { password } })).status).toBe(204);
  await expect.poll(live.hasEnded).toBe(true);
  expect(live.isGone()).toBe(true);
});

test('closeAll ends live streams in groups of 100', async () => {
  const twin = await startTwin(server);
  const creator = await makeCreator(server);
  const watchers = await Promise.all(Array.from({ length: 250 }, () => watch(livePaths.board(creator.username), twin)));
  twin.context.liveBoards.closeAll();
  await expect.poll(() => watchers.every(({ hasEnded }) => hasEnded()), { timeout: 5_000 }).toBe(true);
  expect(watchers.every(({ isToComeAgain }) => isToComeAgain())).toBe(true);
  const times = watchers.map(({ endedAt }) => endedAt());
  // There are two intervals of 50 ms, but on a busy machine only one of them may be measurable.
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(40);
});

test('invalid messages on the Redis channel are ignored', async () => {
  const creator = await makeCreator(server);
  const [idea] = await makeIdeas(server, creator, 1);
  const live = await watch(`${livePaths.board(creator.username)}?since=${await versionOf(creator)}`);
  const { client } = server.context.redis;
  for (const junk of ['', 'x', '{"votes":999}', `${creator.id}:1`, 'A'.repeat(100_000)]) {
    await client.publish(`${server.context.config.redisPrefix}board-changes`, junk);
  }
  await vote(idea);
  await expect.poll(() => live.messages.length).toBe(1);
  expect(live.messages[0]?.rows[0]?.votes).toBe(1);
});

test('the live stream endpoint returns 404 for an unknown board and 400 for an invalid version', async () => {
  expect((await watch(livePaths.board('no-such-user'))).status).toBe(404);
  expect((await watch(`${livePaths.board((await makeCreator(server)).username)}?since=x`)).status).toBe(400);
});
