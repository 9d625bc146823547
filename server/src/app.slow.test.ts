import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, expect, onTestFinished, test } from 'vitest';

import { startServer } from '../test/start-server.ts';
import { buildApp } from './app.ts';

const { context } = await startServer();
const { app } = await buildApp(context);
app.addHook('onReady', async () => block(2_200));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

test('requests right after a start that took more than two seconds are answered', async () => {
  expect(await askForASecond()).toEqual(new Set([401]));
});

test('while the event loop is blocked again and again, requests are rejected as busy', async () => {
  await wait(4_000);
  const load = setInterval(() => block(1_100), 1);
  onTestFinished(() => clearInterval(load));
  await expect.poll(ask).toBe(503);
  clearInterval(load);
  await expect.poll(ask).toBe(401);
});

test('requests after a single stall of more than a second are answered', async () => {
  // The stalls follow each other without idle time. If a window took one second, the last stall would fill one alone.
  for (const ms of [1_300, 550, 550, 1_300]) {
    block(ms);
    await wait(0);
  }
  expect(await askForASecond()).toEqual(new Set([401]));
});

async function askForASecond(): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let i = 0; i < 20; i++) {
    statuses.add(await ask());
    await wait(50);
  }
  return statuses;
}

async function ask(): Promise<number> {
  const { status } = await fetch(`${origin}/api/user`);
  return status;
}

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
