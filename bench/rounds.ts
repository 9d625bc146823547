/**
 * Measures votes in a round compared with votes for an idea, then the close of a round with a million ballots and the job
 * that publishes them: its time and its memory. `npm run bench rounds [-- --ballots=1000000]`. `--quick` uses 100,000.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { connectKysely, connectPool } from '../server/src/platform/postgres/connect.ts';
import type { Tables } from '../server/src/tables.ts';
import { closeRound } from '../server/src/voting/round-steps/close-round.ts';
import { settleRound } from '../server/src/voting/round-steps/settle-round.ts';
import { bench } from './rig/bench.ts';
import { countVotes, makeBoards, makeIdeas, makeVoters, mostVotesPerSecond, type Board } from './rig/crowd.ts';
import { memoryOf } from './rig/memory-of.ts';
import { createOwnDatabase } from './rig/own-database.ts';
import { startProcess } from './rig/start-process.ts';
import { castBallotsWith, voteWith } from './rig/wrk.ts';

const ideas = 16;
const connections = 256;
const asked = process.argv.find((word) => word.startsWith('--ballots='))?.slice(10);

await bench('rounds', 15, async ({ quick, rounds, later }) => {
  const seconds = quick ? 3 : 8;
  const ballots = Number(asked ?? (quick ? 100_000 : 1_000_000));
  const database = await createOwnDatabase({ later });
  const { query } = database;
  await makeVoters(database, seconds * mostVotesPerSecond);
  const [board] = await makeBoards(database, 1, ideas);
  if (!board) throw new Error('No board was created');
  const environment = { DATABASE_URL: database.url };
  const site = await startProcess({ later }, { file: 'server/src/main.ts', environment });
  let number = 0;

  /** Opens a round, so that the same accounts can vote again. */
  async function openRound({ creatorId, boardId, firstIdea }: Board): Promise<number> {
    number++;
    const [row] = await query<{ id: number }>(
      `WITH r AS (
         INSERT INTO rounds (creator_id, board_id, number, question, state, opens_at, closes_at, votes_per_person,
           hides_counts, is_shuffled, pick_from, top)
         VALUES ($1, $2, $3, 'Which?', 'open', now(), now() + interval '1 day', 'one', true, true, 'tie', 16) RETURNING id),
       c AS (
         INSERT INTO round_candidates (creator_id, round_id, idea_id, number, title)
         SELECT $1, r.id, $4 + n - 1, n, 'Idea ' || n FROM r, generate_series(1, ${ideas}) n),
       n AS (
         INSERT INTO round_counts (creator_id, round_id, idea_id)
         SELECT $1, r.id, CASE n WHEN 0 THEN 0 ELSE $4 + n - 1 END FROM r, generate_series(0, ${ideas}) n),
       i AS (UPDATE ideas SET open_rounds = open_rounds + 1 WHERE creator_id = $1 AND id >= $4 AND id < $4 + ${ideas})
       SELECT id FROM r`,
      [creatorId, boardId, number, firstIdea],
    );
    return row?.id ?? 0;
  }

  async function measureVotes(one: Board, runSeconds = seconds): Promise<number> {
    const firstIdea = await makeIdeas(database, one, 1);
    const load = { origin: site.origin, connections, seconds: runSeconds, usernames: [one.username], firstIdea };
    const { good, answers, perSecond } = await voteWith(load);
    const kept = await countVotes(database, firstIdea, 1);
    if (good < answers || kept < good) throw new Error(`${answers} votes, ${good} acknowledged, ${kept} stored`);
    return perSecond;
  }

  async function measureBallots(one: Board, runSeconds = seconds): Promise<number> {
    const id = await openRound(one);
    const load = { origin: site.origin, connections, seconds: runSeconds, username: one.username, round: number };
    const { good, answers, perSecond } = await castBallotsWith({ ...load, firstIdea: one.firstIdea, ideas });
    const [kept] = await query<{ count: number }>('SELECT count(*) FROM round_ballots WHERE round_id = $1', [id]);
    if (good < answers || (kept?.count ?? 0) < good)
      throw new Error(`${answers} ballots, ${good} acknowledged, ${kept?.count} stored`);
    return perSecond;
  }

  await measureVotes(board, 2);
  await measureBallots(board, 2);
  const found = { floors: [] as number[], values: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    found.floors.push(await measureVotes(board));
    found.values.push(await measureBallots(board));
  }

  const roundId = await openRound(board);
  const key = { creatorId: board.creatorId, roundId };
  await query(
    `INSERT INTO round_ballots (creator_id, round_id, account_id, idea_ids, state)
     SELECT $1, $2, 2000000000 + n, ARRAY[$3::bigint + n % ${ideas}], 'counted' FROM generate_series(1, $4::int) n`,
    [board.creatorId, roundId, board.firstIdea, ballots],
  );
  await query('VACUUM ANALYZE round_ballots');
  await query(`UPDATE rounds SET opens_at = now() - interval '1 day', closes_at = now() WHERE id = $1`, [roundId]);
  const pool = connectPool(database.url, { max: 1 });
  later(() => pool.end());
  const db = connectKysely<Tables>(pool);
  const closeBegan = performance.now();
  await closeRound(db, key);
  const closedAt = performance.now();
  await settleRound(db, key);
  const closeMs = performance.now() - closeBegan;
  const [counted] = await query<{ votes: number }>(
    'SELECT sum(votes) AS votes FROM round_counts WHERE round_id = $1 AND idea_id > 0',
    [roundId],
  );

  // Only the job that publishes the ballots runs, not the delivery of notifications.
  await query('DELETE FROM graphile_worker._private_jobs');
  const worker = await startProcess(
    { later },
    { file: 'server/src/main.ts', environment: { ...environment, ROLE: 'all' } },
  );
  await sleep(5_000);
  const idle = memoryOf(worker.pid).now;
  const publishBegan = performance.now();
  await query(`SELECT graphile_worker.add_job('publish-ballots', $1)`, [JSON.stringify(key)]);
  while ((await query('SELECT FROM round_trees WHERE round_id = $1', [roundId])).length === 0) await sleep(20);
  const treeSeconds = (performance.now() - publishBegan) / 1_000;
  const { peak } = memoryOf(worker.pid);
  console.log(
    `  ${ballots} ballots: voting ended after ${(closedAt - closeBegan).toFixed(0)} ms, counted after ${closeMs.toFixed(0)} ms, ` +
      `published in ${treeSeconds.toFixed(1)} s; memory: ${idle.toFixed(0)} MB idle, ${peak.toFixed(0)} MB peak`,
  );

  const once = { of: 'value' as const, floors: [NaN] };
  return [
    { ...found, of: 'ratio', name: 'round votes vs votes for an idea', unit: '/s', is: 'at least', goal: 0.8 },
    { ...once, name: 'close of a round', unit: 'ms', values: [closeMs], is: 'at most', goal: 2_000 },
    { ...once, name: 'tree of a round', unit: 's', values: [treeSeconds], is: 'at most', goal: 60 },
    { ...once, name: 'memory above idle', unit: 'MB', values: [peak - idle], is: 'at most', goal: 200 },
    { ...once, name: 'ballots counted', unit: '', values: [counted?.votes ?? 0], is: 'exactly', goal: ballots },
  ];
});
