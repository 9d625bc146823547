import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';

import type { Later } from './run-to-end.ts';

export type OwnProcess = { origin: string; pid: number; child: ChildProcess };

type Wanted = {
  file: string;
  /** Defaults to a free port. */
  port?: number;
  /** Modules to preload, which let a benchmark inspect an unmodified server. */
  preload?: string[];
  environment?: Record<string, string>;
  onLog?: (line: string) => void;
};

const repository = path.join(import.meta.dirname, '../..');

/** Starts a server process on a free port. It is stopped at the end of the run. */
export async function startProcess({ later }: { later: Later }, wanted: Wanted): Promise<OwnProcess> {
  const { file, port = await freePort(), preload = [], environment = {}, onLog } = wanted;
  const origin = `http://127.0.0.1:${port}`;
  const imports = preload.map((name) => `--import=${path.join(import.meta.dirname, name)}`);
  const child = spawn(process.execPath, [...imports, file], {
    cwd: repository,
    stdio: ['ignore', onLog ? 'pipe' : 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: origin,
      ROLE: 'http',
      LOG_LEVEL: 'error',
      // Nothing is sent to Discord: nothing listens there.
      DISCORD_WEBHOOKS: 'http://127.0.0.1:9',
      ...environment,
    },
  });
  if (onLog) child.stdout?.on('data', (chunk: Buffer) => chunk.toString().split('\n').filter(Boolean).forEach(onLog));
  later(() => endProcess(child));
  await answering(`${origin}/readyz`, child);
  return { origin, pid: child.pid ?? 0, child };
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timeout = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timeout);
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt++) {
    if (child.exitCode !== null) throw new Error(`${url}: the process exited with code ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${url} did not respond`);
}

/**
 * Returns a port below the ephemeral range: a client that keeps reconnecting to a stopped server could otherwise get
 * the server's port as its own source port, and the server could not restart.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 12_000 + Math.floor(Math.random() * 20_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return port;
  }
}
