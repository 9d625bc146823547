/** Seeds that an earlier version of the detectors failed, with the reason. Every quick run repeats them in memory. */
export const keptSeeds: { scenario: string; seed: number; fans: number; bots: number }[] = [
  // Pupils on shared computers were compared with all voters, and few of those followed the creator's call.
  { scenario: 'school-call', seed: 1, fans: 1_000, bots: 0 },
  // The lesson began when the wave of the call had faded: a ratio of 2 was too low.
  { scenario: 'school-call', seed: 3, fans: 1_000, bots: 0 },
  { scenario: 'school-call', seed: 4, fans: 1_000, bots: 0 },
  // The first 20 bots were verified and counted as others, so that the idea looked popular.
  { scenario: 'catch-all-domain', seed: 1, fans: 1_000, bots: 500 },
  // A fan with the same delay as the first 20 bots was held: signals of few accounts did not narrow the group.
  { scenario: 'drip-on-small-board', seed: 3, fans: 200, bots: 300 },
  { scenario: 'drip', seed: 3, fans: 1_000, bots: 500 },
  // Families in a stadium were compared with all voters, and few of those were in the stadium.
  { scenario: 'stadium', seed: 20, fans: 50_000, bots: 0 },
  // Some of the families were the only voters in their network, and so all were compared with all voters again.
  { scenario: 'stadium', seed: 47, fans: 50_000, bots: 0 },
];
