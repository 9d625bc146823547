/** How often values lay between bounds. Plain numbers: a look at one costs less than the clock it is fed from. */
export type Histogram = {
  bounds: readonly number[];
  /** One more than there are bounds: the last is whatever lies above them all. */
  counts: Float64Array;
  sum: number;
  observe: (value: number) => void;
};

/** From a vote in an idle process to whatever a browser gives up on. */
export const secondBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createHistogram(bounds: readonly number[]): Histogram {
  const counts = new Float64Array(bounds.length + 1);
  const histogram: Histogram = {
    bounds,
    counts,
    sum: 0,
    observe(value) {
      let place = 0;
      while (place < bounds.length && value > (bounds[place] ?? Infinity)) place++;
      counts[place] = (counts[place] ?? 0) + 1;
      histogram.sum += value;
    },
  };
  return histogram;
}
