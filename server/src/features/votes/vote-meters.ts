import { createHistogram, secondBounds, type Histogram } from '../../platform/metrics/histogram.ts';

/** Counted by the batch, not by the vote, wherever that says the same. */
export type VoteMeters = {
  size: Histogram;
  waitSeconds: Histogram;
  commitSeconds: Histogram;
  tally: { counted: number; refused: number; turned_away: number; failed: number };
};

export function createVoteMeters(mostPerBatch: number): VoteMeters {
  return {
    size: createHistogram([1, 2, 5, 10, 20, 50, 100, 200, mostPerBatch]),
    waitSeconds: createHistogram(secondBounds),
    commitSeconds: createHistogram(secondBounds),
    tally: { counted: 0, refused: 0, turned_away: 0, failed: 0 },
  };
}
