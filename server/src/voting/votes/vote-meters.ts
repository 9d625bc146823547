import { Histogram } from 'prom-client';

import { secondBuckets } from '../../platform/metrics/second-buckets.ts';

/**
 * Vote metrics. They are recorded once per batch where that is as informative as once per vote. metrics.ts registers
 * them.
 */
export type VoteMeters = {
  size: Histogram;
  waitSeconds: Histogram;
  commitSeconds: Histogram;
  tally: { counted: number; refused: number; turned_away: number; failed: number };
};

export function createVoteMeters(mostPerBatch: number): VoteMeters {
  const histogram = (name: string, help: string, buckets: number[]): Histogram =>
    new Histogram({ name, help, buckets, registers: [] });
  return {
    size: histogram('upnext_vote_batch_size', 'Votes per batch', [1, 2, 5, 10, 20, 50, 100, 200, mostPerBatch]),
    waitSeconds: histogram('upnext_vote_wait_seconds', 'How long the oldest vote of a batch was queued', secondBuckets),
    commitSeconds: histogram(
      'upnext_vote_commit_seconds',
      'Time from the start of a batch to its commit',
      secondBuckets,
    ),
    tally: { counted: 0, refused: 0, turned_away: 0, failed: 0 },
  };
}
