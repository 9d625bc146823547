import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

export const repository = path.join(import.meta.dirname, '..');

export type SiteProcess = {
  origin: string;
  /** Starts the product in this folder, by default this repository. */
  start: (folder?: string) => Promise<void>;
  stop: () => Promise<void>;
  /** What the process has logged so far. */
  log: () => string;
};

/** Prepares a separate process that runs the built product on a free port. */
export async function createSiteProcess(databaseUrl: string, extra: Record<string, string> = {}): Promise<SiteProcess> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let server: ChildProcess | undefined;
  let log = '';
  return {
    origin,
    async start(folder = repository) {
      server = spawn(process.execPath, ['server/src/main.ts'], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          HOST: 'localhost',
          PORT: String(port),
          BASE_URL: origin,
          DATABASE_URL: databaseUrl,
          // Tests sign up more accounts per minute than the rate limit allows.
          LIMIT_SCALE: '10000',
          LOG_LEVEL: 'error',
          // Nothing is sent to Discord: nothing listens there.
          DISCORD_WEBHOOKS: 'http://127.0.0.1:9',
          ...extra,
        },
      });
      server.stdout?.on('data', (chunk) => (log += chunk));
      await answering(`${origin}/readyz`);
    },
    async stop() {
      if (!server || server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
    log: () => log,
  };
}

/** Runs a script from the repository and waits until it exits. */
export async function runCommand(file: string, databaseUrl: string): Promise<void> {
  await promisify(execFile)(process.execPath, [file], {
    cwd: repository,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not respond`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
