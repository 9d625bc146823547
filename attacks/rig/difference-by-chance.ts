import { median, percentile } from '../../bench/rig/verdict.ts';
import type { Random } from '../../server/seed/random.ts';

const shuffles = 2_000;

/**
 * Permutation test: the 99.9th percentile of the difference between the medians if both samples have the same
 * distribution.
 */
export function differenceByChance(one: number[], other: number[], random: Random): number {
  const all = [...one, ...other];
  const differences = Array.from({ length: shuffles }, () => {
    shuffle(all, random);
    return Math.abs(median(all.slice(0, one.length)) - median(all.slice(one.length)));
  });
  return percentile(differences, 0.999);
}

function shuffle(values: number[], random: Random): void {
  for (let at = values.length - 1; at > 0; at--) {
    const from = Math.floor(random() * (at + 1));
    [values[at], values[from]] = [values[from] as number, values[at] as number];
  }
}
