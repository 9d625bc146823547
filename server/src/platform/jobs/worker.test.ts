import pg from 'pg';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { startServer } from '../../../test/start-server.ts';
import { startWorker } from './worker.ts';

const server = await startServer();

test('startWorker returns a rejected promise when the first query for jobs fails', async () => {
  const pool = new pg.Pool({ connectionString: server.context.config.databaseUrl, maxUses: 1 });
  // PostgreSQL becomes unreachable after the worker has prepared its tables.
  pool.once('release', () => (pool.options.connectionString = 'postgres://127.0.0.1:1/away'));
  const worker = startWorker({ pool, log: pino({ level: 'silent' }), schedules: [], tasks: { note: async () => {} } });
  await expect(worker).rejects.toThrow('ECONNREFUSED');
  await pool.end();
});
