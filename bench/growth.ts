/**
 * Measures the same votes and reads on a small and a large site: the cost of a vote must not grow with the number of
 * votes. `npm run bench growth [-- --votes=50000000]` needs about 350 bytes of disk space per vote, including ideas and
 * accounts.
 */
import { bench } from './rig/bench.ts';
import { makeVoters } from './rig/crowd.ts';
import { growSite } from './rig/grow-site.ts';
import { createOwnDatabase, type OwnDatabase } from './rig/own-database.ts';
import { startProcess, type OwnProcess } from './rig/start-process.ts';
import { chartStatement, readStatements, voteStatement, type Statements } from './rig/statement-counts.ts';
import { readWith, voteWith } from './rig/wrk.ts';

const smallVotes = 100_000;
/** Low enough that five rounds read each board of the small site only once: a second read would come from the cache. */
const readsEach = 400;
const largeVotes = Number(process.argv.find((word) => word.startsWith('--votes='))?.slice(8) ?? 10_000_000);

type Site = { database: OwnDatabase; server: OwnProcess; usernames: string[] };
type Cost = { voteMs: number; voteBuffers: number; readMs: number; readBuffers: number };

await bench('growth', 120, async ({ quick, rounds, later }) => {
  const seconds = quick ? 2 : 5;

  async function makeSite(votes: number): Promise<Site> {
    const startedAt = performance.now();
    const database = await createOwnDatabase({ later });
    const { creators, ideas, usernames } = await growSite(database, votes);
    await makeVoters(database, 100_000);
    const [size] = await database.query<{ size: string }>(
      'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
    );
    const minutes = (performance.now() - startedAt) / 60_000;
    console.log(
      `  site with ${votes} votes, ${creators} creators and ${ideas} ideas: ${size?.size} on disk, created in ${minutes.toFixed(1)} minutes`,
    );
    const server = await startProcess(
      { later },
      { file: 'server/src/main.ts', environment: { DATABASE_URL: database.url } },
    );
    return { database, server, usernames };
  }

  async function measure({ database, server, usernames }: Site, round: number): Promise<Cost> {
    const load = { origin: server.origin, connections: 64, seconds, firstVoter: 1 + round * 20_000 };
    const boardsFrom = 10 + round * 100;
    const spreadOver = Array.from({ length: 100 }, (_, place) => `grown_${1 + boardsFrom + place}`);
    const votes = await between(database, voteStatement, async () => {
      // Half of the votes go to one idea, half to 1,000 ideas of boards that are not cached.
      const hot = await voteWith({ ...load, usernames: ['grown_1'], firstIdea: 1 });
      const spread = await voteWith({ ...load, usernames: spreadOver, firstIdea: 1 + boardsFrom * 10, ideasEach: 10 });
      return hot.good + spread.good;
    });
    const reads = await between(database, chartStatement, async () => {
      const from = round * readsEach;
      for (const username of usernames.slice(from, from + readsEach)) {
        const { status } = await fetch(`${server.origin}/api/creators/${username}`);
        if (status !== 200) throw new Error(`/api/creators/${username} returned ${status}`);
      }
      return readsEach;
    });
    return {
      voteMs: votes.milliseconds,
      voteBuffers: votes.buffers,
      readMs: reads.milliseconds,
      readBuffers: reads.buffers,
    };
  }

  const small = await makeSite(smallVotes);
  const large = await makeSite(largeVotes);
  for (const site of [small, large])
    await readWith({ url: `${site.server.origin}/healthz`, connections: 8, seconds: 1 });
  const found = { floors: [] as Cost[], values: [] as Cost[] };
  for (let round = 0; round < rounds; round++) {
    const [floor, value] = [await measure(small, round), await measure(large, round)];
    found.floors.push(floor);
    found.values.push(value);
    console.log(`  small site: ${describe(floor)}\n  large site: ${describe(value)}`);
  }

  const part = (key: keyof Cost) => ({
    values: found.values.map((one) => one[key]),
    floors: found.floors.map((one) => one[key]),
  });
  const atMost = { of: 'ratio', is: 'at most', goal: 1.3 } as const;
  return [
    { ...atMost, name: 'statement time per vote', unit: 'ms', ...part('voteMs') },
    { ...atMost, name: 'buffers per vote', unit: '', ...part('voteBuffers') },
    { ...atMost, name: 'statement time per read', unit: 'ms', ...part('readMs') },
    { ...atMost, name: 'buffers per read', unit: '', ...part('readBuffers') },
  ];
});

function describe({ voteMs, voteBuffers, readMs, readBuffers }: Cost): string {
  return (
    `statement time ${voteMs.toFixed(4)} ms per vote, ${readMs.toFixed(4)} ms per read; ` +
    `buffers ${voteBuffers.toFixed(1)} per vote, ${readBuffers.toFixed(1)} per read`
  );
}

/** Returns PostgreSQL's cost per vote or read that `work` reports. */
async function between(database: OwnDatabase, like: string, work: () => Promise<number>): Promise<Statements> {
  const before = await readStatements(database, like);
  const pieces = await work();
  const after = await readStatements(database, like);
  return {
    calls: (after.calls - before.calls) / pieces,
    milliseconds: (after.milliseconds - before.milliseconds) / pieces,
    buffers: (after.buffers - before.buffers) / pieces,
  };
}
