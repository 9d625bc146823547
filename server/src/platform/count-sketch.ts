/** Counts many keys approximately, using little memory. A count is too high if hashes collide, but never too low. */
export type CountSketch = {
  /** Increments the count and returns it. */
  add: (first: number, second: number) => number;
  get: (first: number, second: number) => number;
  clear: () => void;
};

/** A key is two independent 32-bit hashes. Its count is too high only if it shares both slots with other keys. */
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
