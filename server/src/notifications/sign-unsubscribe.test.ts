import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { startServer } from '../../test/start-server.ts';
import { createUnsubscribeUrls, readUnsubscribeToken } from './sign-unsubscribe.ts';

const { context, query } = await startServer();

test('after the signing key for unsubscribe links is deleted, a restarted process creates a new key and rejects old links', async () => {
  const tokenFrom = async (pool: pg.Pool) => (await createUnsubscribeUrls(pool, ''))(7).split('/').at(-1) ?? '';
  const old = await tokenFrom(context.pool);
  await query(`DELETE FROM site_keys WHERE name = 'unsubscribe'`);
  // A process reads the key once per pool, so a new pool acts as a restarted process.
  const pool = new pg.Pool({ connectionString: context.config.databaseUrl });
  onTestFinished(() => pool.end());
  const fresh = await tokenFrom(pool);
  expect(fresh).not.toBe(old);
  expect(await readUnsubscribeToken(pool, fresh)).toBe(7);
  expect(await readUnsubscribeToken(pool, old)).toBeUndefined();
});
