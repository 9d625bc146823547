/** `npm run faults [-- name …] [-- --quick] [-- --seed=…]`: fault injection tests. Not 0 if one misses a goal. */
import { runAll } from '../bench/rig/run-all.ts';

await runAll({
  folder: import.meta.dirname,
  all: [
    'crash-storm',
    'fail-over',
    'redis-gone',
    'one-person-one-vote',
    'overload',
    'rolling-restart',
    'migrate-under-load',
    'restore',
    'reconcile',
    'made-notifications',
    'wrong-data',
    'alerts',
  ],
  lastLine: / (ok|short) seed=\S+$/,
  broken: '- - broken',
});
