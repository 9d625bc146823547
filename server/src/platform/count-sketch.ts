/** Counts of many things in little memory: never too low, and too high only where two of them fall on the same places. */
export type CountSketch = {
  /** Adds one; the count with it. */
  add: (first: number, second: number) => number;
  get: (first: number, second: number) => number;
  clear: () => void;
};

/** Things are named by two independent 32-bit hashes: to be taken for another, one must share both places with it. */
export function createCountSketch(placesLog2: number): CountSketch {
  const mask = 2 ** placesLog2 - 1;
  const one = new Uint16Array(mask + 1);
  const two = new Uint16Array(mask + 1);
  const highest = 65_535;

  const get = (first: number, second: number): number => Math.min(one[first & mask] ?? 0, two[second & mask] ?? 0);
  const raise = (counts: Uint16Array, place: number): void => {
    const count = counts[place] ?? 0;
    if (count < highest) counts[place] = count + 1;
  };

  return {
    get,
    add(first, second) {
      raise(one, first & mask);
      raise(two, second & mask);
      return get(first, second);
    },
    clear() {
      one.fill(0);
      two.fill(0);
    },
  };
}
