import { createTasks } from '../src/jobs.ts';
import type { TestServer } from './start-server.ts';

/** Runs the queued jobs of vote checks, oldest first, even those that are due later, and deletes them. */
export async function runVoteJobs({ context, query }: TestServer): Promise<void> {
  const tasks = createTasks({
    pool: context.pool,
    origin: context.config.origin,
    mailer: undefined,
    pusher: undefined,
    discord: undefined,
    pictures: context.pictures,
  });
  const jobs = await query<{ task: string; payload: unknown }>(
    `SELECT j.task_identifier AS task, p.payload, graphile_worker.complete_jobs(ARRAY[j.id]) AS job
     FROM graphile_worker.jobs j JOIN graphile_worker._private_jobs p ON p.id = j.id
     WHERE j.task_identifier IN ('settle-vote-check', 'apply-verified-only') ORDER BY j.id`,
  );
  for (const { task, payload } of jobs) await tasks[task]?.(payload, {} as never);
}
