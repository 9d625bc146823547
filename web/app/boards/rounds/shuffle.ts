import { readStored, writeStored } from '../../api/browser-store.ts';
import { isCount } from '../../api/stored-shapes.ts';

/** Used if the browser blocks storage: the order then changes with each visit. */
let fallback: number | undefined;

/** A number that decides this browser's order. It stays the same when a visitor logs in, so that rows don't move. */
export function readOrderSeed(): number {
  const stored = readStored('roundOrder', isCount) ?? fallback;
  if (stored !== undefined) return stored;
  fallback = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  writeStored('roundOrder', fallback);
  return fallback;
}

/** Shuffles a list. The same seed gives the same order. */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const random = createRandom(seed);
  const shuffled = [...items];
  // Fisher–Yates.
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

/** Mulberry32: a small generator with a seed, good enough for an order. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
