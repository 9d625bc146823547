/** `npm run bench [-- name …] [-- --quick]`: every promise of speed, one after the other; not zero when one is short. */
import { runAll } from './rig/run-all.ts';

const usual = ['hot-idea', 'board-read', 'cold-herd', 'streams', 'sign-in-herd', 'page'];

await runAll({
  folder: import.meta.dirname,
  // Fills gigabytes: only when asked for by name.
  all: [...usual, 'growth'],
  usual,
  lastLine: / (ok|short)$/,
  broken: '- - - - broken',
});
