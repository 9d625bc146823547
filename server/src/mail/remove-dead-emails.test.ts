import { expect, test } from 'vitest';

import { startServer } from '../../test/start-server.ts';
import { addJob } from '../platform/jobs/add-job.ts';
import { removeDeadEmails } from './remove-dead-emails.ts';

const server = await startServer();

test('removeDeadEmails deletes only email and push jobs that used up their attempts more than a week ago', async () => {
  const jobs = [
    { task: 'send-alert', name: 'dead', attempts: 25, days: 8, isKept: false },
    { task: 'email-notification', name: 'dead notification', attempts: 25, days: 8, isKept: false },
    { task: 'push-notification', name: 'dead push', attempts: 25, days: 8, isKept: false },
    { task: 'send-alert', name: 'dead since yesterday', attempts: 25, days: 1, isKept: true },
    { task: 'send-alert', name: 'still retried', attempts: 24, days: 8, isKept: true },
    { task: 'purge-account', name: 'not an email', attempts: 25, days: 8, isKept: true },
  ];
  for (const { task, name, attempts, days } of jobs) {
    await addJob(server.context.db, task, { payload: { to: 'gone@example.com' }, key: name });
    await server.query(
      `UPDATE graphile_worker._private_jobs SET attempts = $2, run_at = now() - make_interval(days => $3) WHERE key = $1`,
      [name, attempts, days],
    );
  }
  await removeDeadEmails(server.context.db);
  const left = await server.query<{ key: string }>('SELECT key FROM graphile_worker.jobs');
  const kept = jobs.filter(({ isKept }) => isKept).map(({ name }) => name);
  expect(left.map(({ key }) => key).toSorted()).toEqual(kept.toSorted());
});
