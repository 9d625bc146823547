import { pino, type Logger } from 'pino';
import { afterAll } from 'vitest';

import { createTasks } from '../src/jobs.ts';
import { connectDiscord } from '../src/platform/discord/connect.ts';
import { startWorker } from '../src/platform/jobs/worker.ts';
import { connectMail } from '../src/platform/mail/connect.ts';
import { connectPush } from '../src/platform/push/connect.ts';
import type { TestServer } from './start-server.ts';

/** Starts a worker that runs a test server's jobs and sends its emails. */
export async function startBackground(
  { context: { config, pool, pictures } }: TestServer,
  log: Logger = pino({ level: 'error' }),
): Promise<void> {
  const mailer = config.mail && connectMail(config.mail);
  const pusher = config.push && connectPush(config.push);
  const discord = config.discordOrigin === undefined ? undefined : connectDiscord(config.discordOrigin);
  const tasks = createTasks({ pool, origin: config.origin, mailer, pusher, discord, pictures });
  const runner = await startWorker({ pool, log, tasks, schedules: [] });
  afterAll(async () => {
    await runner.stop();
    mailer?.close();
  });
}
