/**
 * 200 fans vote, follow, suggest, search, share and watch on one board, while its owner edits, approves, merges, marks
 * as made and deletes, and the worker closes the day and counts votes. PostgreSQL looks for deadlocks after 150 ms, which
 * is shorter than the lock timeout; otherwise a deadlock would look like a busy server.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import type { Endpoint, InputOf } from '@upnext/contract/endpoint';

import { makeBoards, makeVoters, tokenOf, voterBase } from '../bench/rig/crowd.ts';
import { startProcess } from '../bench/rig/start-process.ts';
import { pick, pickWeighted, type Random } from '../server/seed/random.ts';
import { waitFor } from '../tools/services-process.ts';
import { runFault } from './rig/fault.ts';
import { openConnection } from './rig/http-connection.ts';
import { startCluster } from './rig/own-cluster.ts';
import { startRedis } from './rig/own-redis.ts';
import { startSite } from './rig/own-site.ts';
import { requestText } from './rig/request-text.ts';
import { watchStream } from './rig/watch-stream.ts';

const fans = 200;
const watchers = 20;
const ownerToken = tokenOf(900_000_000);

await runFault('everything-at-once', 6, async (fault) => {
  const seconds = fault.quick ? 15 : 120;
  const { database } = await startCluster(fault, { settings: ['deadlock_timeout=150ms'] });
  const redis = await startRedis(fault);
  await makeVoters(database, fans);
  const [board] = await makeBoards(database, 1, 60);
  if (!board) throw new Error('No board was created');
  const { creatorId, username } = board;
  await database.query(
    `INSERT INTO sessions (token_hash, account_id, expires_at) VALUES (sha256($1::bytea), $2, now() + interval '1 day')`,
    [ownerToken, creatorId],
  );
  const environment = { DATABASE_URL: database.url, REDIS_URL: redis.url, LIMIT_SCALE: '100000' };
  const { origin } = await startSite(fault, environment);
  await startProcess(fault, {
    file: 'server/src/main.ts',
    environment: { ...environment, ROLE: 'all', BASE_URL: origin },
  });
  const { host } = new URL(origin);

  const answers = new Map<string, number>();
  const acknowledged = new Set<string>();
  let requests = 0;
  let broken = 0;
  let busy = 0;
  const endsAt = Date.now() + seconds * 1_000;

  type Line = ReturnType<typeof openConnection>;
  async function ask<E extends Endpoint>(line: Line, token: string, endpoint: E, input: InputOf<E>) {
    const answer = await line.ask(requestText(endpoint, input, host, token));
    requests++;
    if (answer.status === 503 && answer.body.includes('"code":"busy"')) busy++;
    else if (answer.status >= 500 || answer.status === 0) broken++;
    const what = `${endpoint.method} ${endpoint.path} ${answer.status}`;
    answers.set(what, (answers.get(what) ?? 0) + 1);
    return answer;
  }

  /** The ids of ideas in these states, read from the database so that requests meet every state. */
  const ids = { approved: [] as number[], pending: [] as number[], closed: [] as number[], merged: [] as number[] };
  async function refreshIds(): Promise<void> {
    const rows = await database.query<{ id: number; status: keyof typeof ids }>(
      `SELECT id, status FROM ideas WHERE creator_id = $1 AND status IN ('approved', 'pending', 'closed', 'merged')`,
      [creatorId],
    );
    for (const status of Object.keys(ids) as (keyof typeof ids)[])
      ids[status] = rows.filter((row) => row.status === status).map(({ id }) => id);
  }

  async function actAsFan(line: Line, random: Random, fan: number): Promise<void> {
    const params = { username };
    const token = tokenOf(fan);
    const acts = [
      async () => {
        const id = String(pick(random, ids.approved));
        const { status } = await ask(line, token, api.castVote, { params: { id } });
        if (status === 200) acknowledged.add(`${id} ${voterBase + fan}`);
      },
      () => ask(line, token, pick(random, [api.followBoard, api.unfollowBoard]), { params }),
      () => {
        const title = `Idea ${Math.floor(random() * 1e9)}`;
        return ask(line, token, api.suggestIdea, { params, body: { title, description: 'In one or two sentences' } });
      },
      () => ask(line, token, api.getBoard, { params, query: { q: 'topic', cursor: '0' } }),
      () => ask(line, token, api.listSimilarIdeas, { params, query: { title: 'a video about topic' } }),
      () => ask(line, token, api.countVisit, { params, body: { host: 'example.com' } }),
    ];
    await acts[pickWeighted(random, [50, 10, 6, 5, 5, 10])]?.();
  }

  async function actAsOwner(line: Line, random: Random): Promise<void> {
    const idea = (status: keyof typeof ids) => ({ params: { id: String(pick(random, ids[status]) ?? 0) } });
    const owner = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => ask(line, ownerToken, endpoint, input);
    const acts = [
      () => owner(api.createIdea, { body: { title: `New ${Math.floor(random() * 1e9)}` } }),
      () => owner(api.updateIdea, { ...idea('approved'), body: { title: `Edited ${Math.floor(random() * 1e9)}` } }),
      () => owner(api.approveSuggestion, idea('pending')),
      () => owner(api.rejectSuggestion, { ...idea('pending'), body: { reason: 'too_similar' } }),
      () => owner(api.mergeIdea, { ...idea('approved'), body: { into: pick(random, ids.approved) } }),
      () => owner(api.unmergeIdea, idea('merged')),
      () => owner(api.changeStage, { ...idea('approved'), body: { stage: 'made', pieceUrl: 'https://example.com/1' } }),
      () => owner(api.changeStage, { ...idea('closed'), body: { stage: 'open' } }),
      () => owner(api.deleteIdea, idea('approved')),
      () => owner(api.createShareLink, { body: {} }),
      () => owner(api.updateProfile, { body: { profileDescription: `About ${Math.floor(random() * 1e9)}` } }),
    ];
    await acts[pickWeighted(random, [8, 6, 8, 3, 4, 4, 3, 3, 1, 1, 2])]?.();
    await refreshIds();
  }

  /** Each run closes another day, so that every close does its full work. */
  async function runJobs(): Promise<void> {
    for (let day = 1; Date.now() < endsAt; day++) {
      const midnight = new Date(Date.UTC(2026, 0, day)).toISOString();
      await database.query(
        `SELECT graphile_worker.add_job('close-charts', json_build_object('_cron', json_build_object('ts', $1::text))),
           graphile_worker.add_job('fold-votes'), graphile_worker.add_job('refresh-explore')`,
        [midnight],
      );
      await sleep(700);
    }
  }

  await refreshIds();
  for (let n = 0; n < watchers; n++) watchStream(fault, origin, username);
  const lanes = Array.from({ length: fans }, async (_, lane) => {
    const line = openConnection(origin);
    const random = fault.random(`fan ${lane}`);
    while (Date.now() < endsAt) await actAsFan(line, random, lane + 1);
    line.close();
  });
  const owners = Array.from({ length: 3 }, async (_, lane) => {
    const line = openConnection(origin);
    const random = fault.random(`owner ${lane}`);
    while (Date.now() < endsAt) await actAsOwner(line, random);
    line.close();
  });
  await Promise.all([...lanes, ...owners, runJobs()]);

  for (const [what, count] of [...answers].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${what}: ${count} responses`);
  await waitFor(
    'the end of merges and deletions',
    async () => {
      const [left] = await database.query<{ jobs: number }>(
        `SELECT count(*) AS jobs FROM graphile_worker.jobs WHERE task_identifier IN ('settle-merge', 'remove-idea')`,
      );
      return left?.jobs === 0;
    },
    90,
  );
  const votes = await database.query<{ pair: string }>(`SELECT idea_id || ' ' || account_id AS pair FROM votes`);
  const stored = new Set(votes.map(({ pair }) => pair));
  const existing = new Set((await database.query<{ id: number }>('SELECT id FROM ideas')).map(({ id }) => String(id)));
  const lost = [...acknowledged].filter((pair) => existing.has(pair.split(' ')[0] ?? '') && !stored.has(pair));
  const [counts] = await database.query<{ wrong: number }>(
    `SELECT (SELECT count(*) FROM ideas i WHERE i.status <> 'deleted'
         AND i.votes <> (SELECT count(*) FROM votes v
           WHERE v.creator_id = i.creator_id AND v.idea_id = i.id AND v.state = 'counted'))
       + (SELECT count(*) FROM boards b WHERE b.total_votes <> (SELECT coalesce(sum(i.votes), 0) FROM ideas i
           WHERE i.creator_id = b.creator_id AND i.board_id = b.id AND i.status NOT IN ('merged', 'deleted'))
         OR b.idea_count <> (SELECT count(*) FROM ideas i WHERE i.board_id = b.id AND i.status = 'approved')
         OR b.pending_count <> (SELECT count(*) FROM ideas i WHERE i.board_id = b.id AND i.status = 'pending')) AS wrong`,
  );
  const [closes] = await database.query<{ days: number }>('SELECT count(*) AS days FROM chart_closes');
  const [statistics] = await database.query<{ deadlocks: number }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return [
    { name: 'requests', found: requests, is: '>=', goal: seconds * 100, isSpeed: true },
    { name: 'days closed', found: closes?.days ?? 0, is: '>=', goal: seconds / 5, isSpeed: true },
    { name: 'deadlocks', found: statistics?.deadlocks ?? NaN, is: '=', goal: 0 },
    { name: 'failed requests', found: broken, is: '=', goal: 0 },
    { name: 'lost votes', found: lost.length, is: '=', goal: 0 },
    { name: 'wrong counts', found: counts?.wrong ?? NaN, is: '=', goal: 0 },
    { name: '503 responses', found: (busy * 100) / requests, unit: '%', is: '<=', goal: 5, isSpeed: true },
  ];
});
