/**
 * `npm run faults [-- name …] [-- --quick] [-- --seed=…]`: runs the fault injection tests. Exits with a nonzero code if
 * any test misses a goal.
 */
import { runAll } from '../bench/rig/run-all.ts';

await runAll({
  folder: import.meta.dirname,
  all: [
    'crash-storm',
    'fail-over',
    'redis-gone',
    'one-person-one-vote',
    'everything-at-once',
    'overload',
    'rolling-restart',
    'migrate-under-load',
    'restore',
    'reconcile',
    'made-notifications',
    'wrong-data',
    'alerts',
  ],
  lastLine: / (ok|missed) seed=\S+$/,
  broken: 'ended without a result: broken',
});
