import { createClient } from '@redis/client';
import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../test/make-account.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { startRedis } from '../../test/start-redis.ts';
import { startServer } from '../../test/start-server.ts';

const redis = await startRedis();
const server = await startServer({ REDIS_URL: redis.url, LOG_LEVEL: 'silent' });
let round = 0;

/** Makes a visitor's typical calls. */
async function useEverything(): Promise<void> {
  const name = `visitor_${round++}`;
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const idea = await makeIdea(server, creator);
  const steps: [number, () => Promise<{ status: number }>][] = [
    [201, () => server.call(api.register, { body: { username: name, password: 'correct horse' } })],
    [200, () => server.call(api.login, { body: { username: name, password: 'correct horse' } })],
    [401, () => server.call(api.login, { body: { username: name, password: 'wrong' } })],
    [200, () => fan.call(api.castVote, { params: { id: String(idea) } })],
    [409, () => fan.call(api.castVote, { params: { id: String(idea) } })],
    [
      201,
      () =>
        fan.call(api.suggestIdea, {
          params: { username: creator.username },
          body: { title: 'Fine', description: 'Fine as it is' },
        }),
    ],
    [200, () => server.call(api.getBoard, { params: { username: creator.username } })],
    [200, () => fan.call(api.getUser)],
    [204, () => fan.call(api.logout)],
    [401, () => fan.call(api.getUser)],
  ];
  for (const [status, step] of steps) {
    expect((await step()).status, step.toString()).toBe(status);
  }
}

test('all calls succeed while Redis is running, frozen, stopped and restarted', async () => {
  await useEverything();
  redis.freeze();
  // A call that waited for Redis would wait until it is thawed, after this line.
  await useEverything();
  redis.thaw();
  await redis.kill();
  await useEverything();
  await redis.start();
  await expect.poll(() => server.context.redis.client.isReady).toBe(true);
  await useEverything();
});

test('sessions stay valid after Redis is flushed', async () => {
  const fan = await makeFan(server);
  expect((await fan.call(api.getUser)).status).toBe(200);
  const client = createClient({ url: redis.url });
  await client.connect();
  await client.flushAll();
  client.destroy();
  expect((await fan.call(api.getUser)).status).toBe(200);
});

test('rate limits are still enforced in memory while Redis is down', async () => {
  await redis.kill();
  const codes = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    codes.push((await server.call(api.login, { body: { username: 'guessed', password: 'wrong' } })).error.code);
  }
  expect(codes.slice(-2)).toEqual(['proof_required', 'proof_required']);
  await redis.start();
});
