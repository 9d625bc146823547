/** Seeded random numbers, so that a run can be repeated. */
export type Random = {
  /** From 0 to below 1. */
  next: () => number;
  /** Whether an event of this probability happens. */
  chance: (probability: number) => boolean;
  between: (low: number, high: number) => number;
  below: (count: number) => number;
  /** The sigma is that of the logarithm. */
  logNormal: (median: number, sigma: number) => number;
  exponential: (mean: number) => number;
  /** An index, with the probability of its weight. */
  weighted: (weights: readonly number[]) => number;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  // The first numbers of similar seeds are similar.
  for (let turn = 0; turn < 10; turn++) next();
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    chance: (probability) => next() < probability,
    between: (low, high) => low + next() * (high - low),
    below: (count) => Math.floor(next() * count),
    logNormal: (median, sigma) => median * Math.exp(sigma * normal()),
    exponential: (mean) => -mean * Math.log(1 - next()),
    weighted(weights) {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (left -= weight) < 0);
      return Math.max(0, index);
    },
  };
}
