/**
 * `npm run bench [-- name …] [-- --quick]`: runs the benchmarks one by one. Exits with a nonzero code if any benchmark
 * misses a goal.
 */
import { runAll } from './rig/run-all.ts';

const usual = [
  'hot-idea',
  'board-read',
  'cold-herd',
  'streams',
  'sign-in-herd',
  'uploads',
  'page',
  'sitemap',
  'hints',
  'rounds',
  'twitch-chat',
];

await runAll({
  folder: import.meta.dirname,
  // growth and insights need gigabytes of disk space, so they run only when named.
  all: [...usual, 'growth', 'insights'],
  usual,
  lastLine: / (ok|missed)$/,
  broken: 'ended without a result: broken',
});
