/** `npm run reconcile [-- --mend]`: what the nightly job does, now. Not zero when counts differ and were not mended. */
import { loadEnvironment, readConfig } from './config.ts';
import { reconcileCounts } from './features/counts/reconcile-counts.ts';
import { connectPool } from './platform/postgres/connect.ts';

const mend = process.argv.includes('--mend');
const pool = connectPool(readConfig(loadEnvironment()).databaseUrl, { max: 1 });
const differences = await reconcileCounts(pool, { mend, report: (text) => process.stdout.write(`${text}\n`) });
process.stdout.write(`${differences.length} differences${mend ? ', mended' : ''}\n`);
if (differences.length > 0 && !mend) process.exitCode = 1;
await pool.end();
