/**
 * `npm run reconcile [-- --fix]`: compares counts with votes, like the nightly job. Exits with code 1 if counts differ
 * and weren't fixed.
 */
import { loadEnvironment, readConfig } from './config.ts';
import { connectKysely, connectPool } from './platform/postgres/connect.ts';
import { requireDatabase } from './platform/postgres/require-database.ts';
import { exitOnStartError } from './platform/start-error.ts';
import type { Tables } from './tables.ts';
import { reconcileCounts } from './voting/recounts/reconcile-counts.ts';

await exitOnStartError(async () => {
  const { databaseUrl } = readConfig(loadEnvironment());
  await requireDatabase(databaseUrl);
  const fix = process.argv.includes('--fix');
  const db = connectKysely<Tables>(connectPool(databaseUrl, { max: 1 }));
  const differences = await reconcileCounts(db, { fix, report: (text) => process.stdout.write(`${text}\n`) });
  process.stdout.write(`Recount finished: ${differences.length} wrong counts${fix ? ', all fixed' : ''}\n`);
  if (differences.length > 0 && !fix) process.exitCode = 1;
  await db.destroy();
});
