import { setTimeout } from 'node:timers/promises';

import { afterAll, expect, test } from 'vitest';

import { startRedis } from '../../../test/start-redis.ts';
import { createChangeBus } from './change-bus.ts';
import { connectRedis } from './connect.ts';

const server = await startRedis();
const silent = { warn: () => {}, info: () => {} };
const [here, there] = [connectRedis(server.url, silent), connectRedis(server.url, silent)];
afterAll(() => {
  here.close();
  there.close();
});

test('the change bus resends messages that Redis did not accept once Redis responds again', async () => {
  const heard: string[] = [];
  const bus = createChangeBus(here, 'changes');
  createChangeBus(there, 'changes').listen((key) => heard.push(key));
  await expect
    .poll(() => {
      bus.announce(['first']);
      return heard;
    })
    .toContain('first');

  server.freeze();
  bus.announce(['waited for in vain']);
  await setTimeout(200);
  // Redis is skipped now, because the last command has just failed.
  bus.announce(['second', 'third']);
  await setTimeout(200);
  server.thaw();
  await expect.poll(() => heard).toEqual(expect.arrayContaining(['second', 'third']));
});

test('flush returns true if Redis has accepted all messages, and false if it has not within the timeout', async () => {
  const bus = createChangeBus(here, 'last-words');
  expect(await bus.flush(10), 'nothing was announced').toBe(true);
  bus.announce(['gone']);
  expect(await bus.flush(2_000)).toBe(true);
  server.freeze();
  bus.announce(['never heard']);
  expect(await bus.flush(300)).toBe(false);
  server.thaw();
  expect(await bus.flush(5_000)).toBe(true);
});
