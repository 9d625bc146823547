/**
 * `npm run attacks [-- name …] [-- --quick] [-- --seed=…]`: runs the security tests. Exits with a nonzero code if any
 * test misses a goal.
 */
import { runAll } from '../bench/rig/run-all.ts';

await runAll({
  folder: import.meta.dirname,
  all: [
    'fuzz',
    'authorisation-matrix',
    'redirects-cookies-caches',
    'enumeration',
    'login-flood',
    'no-script-runs',
    'no-request-leaves',
    'secrets-in-logs',
  ],
  lastLine: / (ok|missed) seed=\S+$/,
  broken: 'ended without a result: broken',
});
