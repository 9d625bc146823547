import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { freePort } from './site-process.ts';

/** Starts a Redis server that a test can stop. */
export async function startRedis(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = String(await freePort());
  const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of redis.stdout) if (String(line).includes('Ready to accept connections')) break;
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      if (redis.exitCode !== null || redis.signalCode !== null) return;
      const ended = once(redis, 'exit');
      redis.kill('SIGKILL');
      await ended;
    },
  };
}
