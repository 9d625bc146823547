import { spawn } from 'node:child_process';
import path from 'node:path';

import { inject } from 'vitest';

import type { TestServer } from './start-server.ts';

type Ran = { code: number | null; out: string; err: string };

/** Runs the real operator command for the server's site in a separate process. */
export async function runAdmin(
  { context: { config } }: TestServer,
  words: string[],
  typed = '',
  redisUrl = inject('redisUrl'),
): Promise<Ran> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../src/admin.ts'), ...words], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      BASE_URL: config.origin,
      DATABASE_URL: config.databaseUrl,
      REDIS_URL: redisUrl,
    },
  });
  const ran: Ran = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (ran.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (ran.err += chunk.toString()));
  child.stdin.end(typed);
  ran.code = await new Promise((resolve) => child.once('close', resolve));
  return ran;
}
