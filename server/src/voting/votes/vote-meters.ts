import { Histogram } from 'prom-client';

import { secondBuckets } from '../../platform/metrics/second-buckets.ts';

/** Measured per batch where that says the same as per vote. metrics.ts registers them. */
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
    size: histogram('upnext_vote_batch_size', 'Votes that committed together', [
      1,
      2,
      5,
      10,
      20,
      50,
      100,
      200,
      mostPerBatch,
    ]),
    waitSeconds: histogram(
      'upnext_vote_wait_seconds',
      'How long the first vote of a batch waited for the batch before',
      secondBuckets,
    ),
    commitSeconds: histogram('upnext_vote_commit_seconds', 'How long a batch took to be written', secondBuckets),
    tally: { counted: 0, refused: 0, turned_away: 0, failed: 0 },
  };
}
