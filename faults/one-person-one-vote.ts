/**
 * Sends 50 concurrent vote requests from a few people to one idea through all three endpoints, while the idea or its
 * share link changes. Each person must be counted once.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import { api } from '@upnext/contract/api';

import { makeBoards, makeVoters, tokenOf, type Board } from '../bench/rig/crowd.ts';
import { machineMs } from '../bench/rig/steady-calls.ts';
import { between, pick, pickWeighted } from '../server/seed/random.ts';
import { checkVotes } from './rig/check-votes.ts';
import { runFault } from './rig/fault.ts';
import { outcomeOf, writeHistory, type Attempt } from './rig/history.ts';
import { openConnection } from './rig/http-connection.ts';
import { startCluster } from './rig/own-cluster.ts';
import { startRedis } from './rig/own-redis.ts';
import { startSite } from './rig/own-site.ts';
import { requestText } from './rig/request-text.ts';

const callsEach = 50;
const voters = 2_000;
/** The session token of the n-th board's owner. Its number is above those of the voters. */
const ownerToken = (lane: number): string => tokenOf(900_000_000 + lane);
const disturbances = ['nothing', 'delete', 'approve', 'switch off'] as const;

await runFault('one-person-one-vote', 8, async (fault) => {
  const rounds = fault.quick ? 600 : 10_000;
  const lanes = 6;
  const { database } = await startCluster(fault);
  const redis = await startRedis(fault);
  await makeVoters(database, voters);
  const boards = await makeBoards(database, lanes, Math.ceil(rounds / lanes));
  const links = await database.query<{ id: number; token: string }>(
    `INSERT INTO share_links (creator_id, board_id, token)
     SELECT creator_id, id, 'link-of-a-board-number-' || id FROM boards ORDER BY id RETURNING id, token`,
  );
  for (const [lane, { creatorId }] of boards.entries()) {
    await database.query(
      `INSERT INTO sessions (token_hash, account_id, expires_at) VALUES (sha256($1::bytea), $2, now() + interval '1 day')`,
      [ownerToken(lane), creatorId],
    );
  }
  const { origin } = await startSite(fault, { DATABASE_URL: database.url, REDIS_URL: redis.url });
  const { host } = new URL(origin);
  const history = writeHistory(`${fault.folder}/history.jsonl`);
  const attempts: Attempt[] = [];
  let broken = 0;
  let busy = 0;

  function tally(status: number): void {
    if (status === 503) busy++;
    else if (status >= 500 || status === 0) broken++;
  }

  /** Runs one board's rounds one after another. */
  async function runLane(lane: number, { username, creatorId, firstIdea }: Board): Promise<void> {
    const random = fault.random(`lane ${lane}`);
    const lines = Array.from({ length: callsEach }, () => openConnection(origin));
    const owner = openConnection(origin);
    const link = links[lane] ?? { id: 0, token: '' };
    const asOwner = async (request: string): Promise<void> => {
      tally((await owner.ask(request)).status);
    };

    async function disturb(what: (typeof disturbances)[number], id: string): Promise<void> {
      if (what === 'nothing') return;
      await sleep(between(random, 0, 12));
      if (what === 'delete') await asOwner(requestText(api.deleteIdea, { params: { id } }, host, ownerToken(lane)));
      if (what === 'approve')
        await asOwner(requestText(api.approveSuggestion, { params: { id } }, host, ownerToken(lane)));
      if (what === 'switch off') await switchLink(false);
    }

    async function switchLink(isActive: boolean): Promise<void> {
      const input = { params: { id: String(link.id) }, body: { isActive } };
      await asOwner(requestText(api.updateShareLink, input, host, ownerToken(lane)));
    }

    for (let round = 0; round < Math.ceil(rounds / lanes); round++) {
      const idea = firstIdea + round;
      const id = String(idea);
      const disturbance = disturbances[pickWeighted(random, [4, 2, 2, 2])] ?? 'nothing';
      if (disturbance === 'approve') await makePending(creatorId, idea);
      const people = Array.from({ length: 1 + Math.floor(random() * 3) }, () => 1 + Math.floor(random() * voters));
      const calls = lines.map(async (line) => {
        const voter = pick(random, people);
        const isProbe = random() < 0.1;
        const query = isProbe ? { check_only: 'true' as const } : {};
        const request = pick(random, [
          () => requestText(api.castVote, { params: { id }, query }, host, tokenOf(voter)),
          () => requestText(api.castBoardVote, { params: { id, username }, query }, host, tokenOf(voter)),
          () => requestText(api.castLinkedVote, { params: { id, token: link.token }, query }, host, tokenOf(voter)),
        ])();
        const startMs = machineMs();
        const { status, body } = await line.ask(request);
        tally(status);
        const kind = isProbe ? 'read' : 'vote';
        const named = status === 200 && !isProbe ? { votes: (JSON.parse(body) as { votes: number }).votes } : {};
        const attempt: Attempt = {
          kind,
          idea,
          voter,
          startMs,
          endMs: machineMs(),
          outcome: outcomeOf(status),
          status,
          ...named,
        };
        history.add(attempt);
        attempts.push(attempt);
      });
      await Promise.all([...calls, disturb(disturbance, id)]);
      if (disturbance === 'switch off') await switchLink(true);
    }
    for (const line of [...lines, owner]) line.close();
  }

  async function makePending(creatorId: number, idea: number): Promise<void> {
    await database.query(
      `WITH i AS (UPDATE ideas SET status = 'pending' WHERE creator_id = $1 AND id = $2 RETURNING board_id)
       UPDATE boards b SET idea_count = idea_count - 1, pending_count = pending_count + 1
       FROM i WHERE b.creator_id = $1 AND b.id = i.board_id`,
      [creatorId, idea],
    );
  }

  await Promise.all(boards.map((board, lane) => runLane(lane, board)));
  await history.end();

  const byStatus = Object.entries(Object.groupBy(attempts, ({ kind, status }) => `${kind} ${status}`));
  console.log(
    `  requests by kind and status: ${byStatus.map(([what, some = []]) => `${what}: ${some.length}`).join(', ')}`,
  );
  const { lost, double, miscounted, misread } = await checkVotes(attempts, database);
  const [stored] = await database.query<{ rows: number }>('SELECT count(*) AS rows FROM votes');
  const counted = attempts.filter(({ kind, status }) => kind === 'vote' && status === 200).length;
  return [
    { name: 'requests', found: attempts.length, is: '>=', goal: rounds * callsEach },
    { name: 'lost votes', found: lost, is: '=', goal: 0 },
    { name: 'duplicate votes', found: double, is: '=', goal: 0 },
    // No process was killed, so there must be exactly one row per acknowledged vote.
    { name: 'rows without an acknowledged vote', found: (stored?.rows ?? NaN) - counted, is: '=', goal: 0 },
    { name: 'wrong counts', found: miscounted, is: '=', goal: 0 },
    { name: 'impossible counts in responses', found: misread, is: '=', goal: 0 },
    { name: '5xx responses', found: broken, is: '=', goal: 0 },
    // Votes that wait longer than a second are rejected with 503. --quick tolerates some on a shared machine.
    { name: 'requests rejected with 503', found: busy, is: '<=', goal: fault.quick ? (rounds * callsEach) / 100 : 0 },
  ];
});
