import { EventEmitter } from 'node:events';

import { Logger, parseCronItems, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger as Log } from 'pino';

import { watchWorkers } from './watch-workers.ts';

export type Schedule = { task: string; match: string; backfillSeconds?: number; queue?: string };

type Options = { pool: pg.Pool; log: Log; tasks: TaskList; schedules: Schedule[] };

/** Starts the background role, which runs jobs from the queue in PostgreSQL. */
export async function startWorker({ pool, log, tasks, schedules }: Options): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  const watcher = watchWorkers(pool, events);
  const firstLook = lookForJobs(events);
  // Prevents an unhandled rejection if `firstLook` rejects before `run` returns. It is awaited below.
  firstLook.catch(() => {});
  const runner = await run({
    events,
    pgPool: pool,
    taskList: tasks,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1_000,
    logger: new Logger(
      () => (level, message) => log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug'](message),
    ),
    parsedCronItems: parseCronItems(
      schedules.map(({ task, match, backfillSeconds = 0, queue }) => ({
        task,
        match,
        identifier: task,
        options: {
          backfillPeriod: backfillSeconds * 1_000,
          jobKey: task,
          maxAttempts: 5,
          ...(queue !== undefined && { queueName: queue }),
        },
      })),
    ),
  });
  void runner.promise.then(watcher.close, watcher.close);
  try {
    await firstLook;
  } catch (error) {
    await runner.stop();
    throw error;
  }
  return runner;
}

/**
 * Rejects if the first query for jobs fails. graphile-worker 0.18 caches a failed lookup of its task names forever, so the
 * worker would never take a job.
 */
async function lookForJobs(events: WorkerEvents): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    events.once('worker:getJob:empty', () => resolve());
    events.once('job:start', () => resolve());
    events.once('worker:getJob:error', ({ error }) => reject(error));
  });
}
