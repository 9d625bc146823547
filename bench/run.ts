/** `npm run bench [-- name …] [-- --quick]`: every promise of speed, one after the other; not zero when one is short. */
import { runAll } from './rig/run-all.ts';

const usual = ['hot-idea', 'board-read', 'cold-herd', 'streams', 'sign-in-herd', 'page', 'sitemap', 'hints'];

await runAll({
  folder: import.meta.dirname,
  // They fill gigabytes: only when asked for by name.
  all: [...usual, 'growth', 'insights'],
  usual,
  lastLine: / (ok|short)$/,
  broken: '- - - - broken',
});
