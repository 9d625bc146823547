/**
 * Measures reading the insights of a board with ten million votes, compared with a board with a hundred votes. Also
 * measures the job that counts the votes: its total time and its longest statement. Runs only when named: `npm run
 * bench insights [-- --votes=10000000]`. `--quick` uses 100,000 votes.
 */
import { getInsights, type Insights } from '@upnext/contract/reach/insights';
import pg from 'pg';

import { hashToken, makeToken } from '../server/src/platform/token.ts';
import { foldVotes } from '../server/src/reach/insights/fold-votes.ts';
import { bench } from './rig/bench.ts';
import { createOwnDatabase } from './rig/own-database.ts';
import { startProcess } from './rig/start-process.ts';
import { percentile } from './rig/verdict.ts';

const ideas = 10;
const smallVotes = 100;
const slice = 1_000_000;
const callsPerRound = 100;
const asked = process.argv.find((word) => word.startsWith('--votes='))?.slice(8);

type Site = { folded: number; longestMs: number; read: () => Promise<Insights> };

await bench('insights', 30, async ({ quick, rounds, later }) => {
  const largeVotes = Number(asked ?? (quick ? 100_000 : 10_000_000));

  /** Creates a creator with votes spread chronologically over 89 days. Every fan votes for each idea. */
  async function makeSite(votes: number): Promise<Site> {
    const database = await createOwnDatabase({ later });
    const { query } = database;
    await query(`INSERT INTO accounts (username, role) VALUES ('creator', 'creator')`);
    await query('INSERT INTO boards (creator_id, is_main, idea_count, total_votes) VALUES (1, true, $1, $2)', [
      ideas,
      votes,
    ]);
    await query(
      `INSERT INTO ideas (creator_id, board_id, title, votes) SELECT 1, 1, 'Idea ' || n, $2 FROM generate_series(1, $1::int) n`,
      [ideas, votes / ideas],
    );
    const days = `generate_series(current_date - 89, current_date - 1, interval '1 day') d`;
    await query(`INSERT INTO chart_closes SELECT 1, 1, d, 1, 0 FROM ${days}`);
    await query(`INSERT INTO chart_places SELECT 1, 1, n, d, n, 0 FROM ${days}, generate_series(1, $1::int) n`, [
      ideas,
    ]);
    await query('ALTER TABLE votes DROP CONSTRAINT votes_creator_id_idea_id_fkey');
    const startedAt = performance.now();
    for (let from = 0; from < votes; from += slice) {
      await query(
        `INSERT INTO votes (creator_id, idea_id, account_id, voted_at)
         SELECT 1, 1 + n / ($1::bigint / $2), 1000 + (n * 7919) % ($1 / $2),
           now() - interval '89 days' + interval '89 days' * (n::float8 / $1)
         FROM generate_series($3::bigint, $4::bigint - 1) n`,
        [votes, ideas, from, Math.min(votes, from + slice)],
      );
    }
    await query('VACUUM ANALYZE');
    const madeAt = performance.now();
    const fold = await foldAll(database.url);
    const foldedAt = performance.now();
    const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1);
    console.log(
      `  ${votes} votes created in ${seconds(startedAt, madeAt)} s, counted in ${seconds(madeAt, foldedAt)} s ` +
        `(${fold.slices} slices), longest statement ${fold.longestMs.toFixed(0)} ms`,
    );

    const token = makeToken();
    await query(`INSERT INTO sessions VALUES ($1, 1, now(), now(), now() + interval '1 day')`, [hashToken(token)]);
    const { origin } = await startProcess(
      { later },
      { file: 'server/src/main.ts', environment: { DATABASE_URL: database.url } },
    );
    const [counted] = await query<{ votes: number }>('SELECT sum(votes) AS votes FROM board_hours');
    return {
      folded: counted?.votes ?? 0,
      longestMs: fold.longestMs,
      read: async () => {
        const answer = await fetch(`${origin}${getInsights.path}?days=90`, { headers: { cookie: `session=${token}` } });
        if (answer.status !== 200) throw new Error(`${getInsights.path} returned ${answer.status}`);
        return (await answer.json()) as Insights;
      },
    };
  }

  async function foldAll(url: string): Promise<{ slices: number; longestMs: number }> {
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    let longestMs = 0;
    const query = pool.query.bind(pool) as (...input: unknown[]) => Promise<unknown>;
    const timed = async (...input: unknown[]): Promise<unknown> => {
      const begun = performance.now();
      const answer = await query(...input);
      longestMs = Math.max(longestMs, performance.now() - begun);
      return answer;
    };
    const slices = await foldVotes(Object.assign(pool, { query: timed }));
    await pool.end();
    return { slices, longestMs };
  }

  async function measure({ read }: Site): Promise<number> {
    const times: number[] = [];
    for (let call = 0; call < callsPerRound; call++) {
      const begun = performance.now();
      await read();
      times.push(performance.now() - begun);
    }
    return percentile(times, 0.99);
  }

  const small = await makeSite(smallVotes);
  const large = await makeSite(largeVotes);
  const shown = await large.read();
  for (const site of [small, large]) await measure(site);
  const found = { floors: [] as number[], values: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    found.floors.push(await measure(small));
    found.values.push(await measure(large));
  }
  const once = { of: 'value' as const, floors: [NaN] };
  return [
    { ...found, of: 'value', name: 'insights latency p99', unit: 'ms', is: 'at most', goal: 100 },
    { ...found, of: 'ratio', name: 'insights latency p99 vs 100 votes', unit: 'ms', is: 'at most', goal: 2 },
    {
      ...once,
      name: 'longest statement of the counting job',
      unit: 'ms',
      values: [large.longestMs],
      is: 'at most',
      goal: 8_000,
    },
    { ...once, name: 'votes counted', unit: '', values: [large.folded], is: 'exactly', goal: largeVotes },
    { ...once, name: 'votes shown', unit: '', values: [shown.votes.total], is: 'exactly', goal: largeVotes },
  ];
});
