import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, expect, onTestFinished, test } from 'vitest';

import { startServer } from '../test/start-server.ts';
import { buildApp } from './app.ts';

const { context } = await startServer();
const { app } = await buildApp(context);
app.addHook('onReady', async () => block(1_200));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

test('requests right after a start that took more than a second are answered', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 20; i++) {
    statuses.push(await ask());
    await wait(50);
  }
  expect(new Set(statuses)).toEqual(new Set([401]));
});

test('while the event loop is blocked again and again, requests are rejected as busy', async () => {
  await wait(2_000);
  const load = setInterval(() => block(1_100), 1);
  onTestFinished(() => clearInterval(load));
  await expect.poll(ask).toBe(503);
  clearInterval(load);
  await expect.poll(ask).toBe(401);
});

async function ask(): Promise<number> {
  const { status } = await fetch(`${origin}/api/user`);
  return status;
}

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
