/** `npm run attacks [-- name …] [-- --quick] [-- --seed=…]`: breaks in on purpose; not zero when a promise is short. */
import { runAll } from '../bench/rig/run-all.ts';

await runAll({
  folder: import.meta.dirname,
  all: [
    'fuzz',
    'authorisation-matrix',
    'redirects-cookies-caches',
    'enumeration',
    'no-script-runs',
    'no-request-leaves',
    'secrets-in-logs',
  ],
  lastLine: / (ok|short) seed=\S+$/,
  broken: '- - broken',
});
