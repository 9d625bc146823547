import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

import { afterAll } from 'vitest';

export type TestRedis = {
  url: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
};

/** A separate Redis that a test can freeze and kill. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  let process: ChildProcess;
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      process = spawn(
        'redis-server',
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      for await (const line of process.stdout ?? []) if (String(line).includes('Ready to accept connections')) break;
    },
    async kill() {
      if (process.exitCode !== null || process.signalCode !== null) return;
      const ended = once(process, 'exit');
      process.kill('SIGKILL');
      await ended;
    },
    freeze: () => process.kill('SIGSTOP'),
    thaw: () => process.kill('SIGCONT'),
  };
  await redis.start();
  afterAll(() => redis.kill());
  return redis;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
