/**
 * Votes while 5,000 messages a second arrive from Twitch chat for a minute, with duplicates and reconnects. ngircd can't
 * carry that many, so the WebSocket in front of it produces them, with Twitch's tags. `--quick` takes 12 seconds,
 * `--seconds=5` any other time.
 */
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

import { chatLine, startTwitchChat, type TwitchChat } from '../server/test/twitch-chat.ts';
import { bench } from './rig/bench.ts';
import { makeBoards, makeVoters } from './rig/crowd.ts';
import { memoryOf } from './rig/memory-of.ts';
import { createOwnDatabase } from './rig/own-database.ts';
import { startProcess } from './rig/start-process.ts';
import { voteSteadily } from './rig/steady-votes.ts';
import { percentile } from './rig/verdict.ts';

const channel = 'bench_channel';
const perSecond = 5_000;
const tickMs = 20;
const users = 20_000;
const candidates = 6;
const votesPerSecond = 200;
const voters = 200;
/** Each voter votes once for each of them, which lasts for 100 seconds. */
const votedIdeas = 100;
const asked = process.argv.find((word) => word.startsWith('--seconds='))?.slice(10);

await bench('twitch-chat', 10, async ({ quick, later }) => {
  const seconds = Number(asked ?? (quick ? 12 : 60));
  const database = await createOwnDatabase({ later });
  const { query } = database;
  await makeVoters(database, voters);
  const [board] = await makeBoards(database, 1, 3 * votedIdeas);
  if (!board) throw new Error('No board was created');
  const chat = await startTwitchChat();
  later(chat.stop);
  const environment = { DATABASE_URL: database.url, TWITCH_CHAT: chat.url, LIMIT_SCALE: '1000' };
  const site = await startProcess({ later }, { file: 'server/src/main.ts', environment });
  // It also serves HTTP, which shows when it is ready.
  const worker = await startProcess(
    { later },
    { file: 'server/src/main.ts', environment: { ...environment, ROLE: 'all' } },
  );
  const { username, firstIdea } = board;

  /** Votes for the ideas of one part of the board while the work is done, and returns the p99 in milliseconds. */
  async function measureVotes<Result>(part: number, work: () => Promise<Result>): Promise<[number, Result]> {
    const wanted = { perSecond: votesPerSecond, voters, username, ideas: votedIdeas };
    const steady = voteSteadily(site.origin, { ...wanted, firstIdea: firstIdea + part * votedIdeas });
    const result = await work();
    const answers = await steady.stop();
    const failed = answers.find(({ status }) => status < 200 || status >= 300);
    if (failed) throw new Error(`A vote returned ${failed.status} ${failed.text}`);
    const latencies = answers.map(({ tookMs }) => tookMs);
    return [percentile(latencies, 0.99), result];
  }

  await measureVotes(0, () => sleep(2_000));
  const [quietMs] = await measureVotes(1, () => sleep(Math.min(seconds, 20) * 1_000));

  const [round] = await query<{ id: number }>(
    `WITH r AS (
       INSERT INTO rounds (creator_id, board_id, number, question, state, opens_at, closes_at, votes_per_person,
         hides_counts, is_shuffled, pick_from, top, twitch_channel)
       VALUES ($1, $2, 1, 'Which?', 'open', now(), now() + interval '1 day', 'one', false, false, 'tie', $3, $5) RETURNING id),
     c AS (
       INSERT INTO round_candidates (creator_id, round_id, idea_id, number, title)
       SELECT $1, r.id, $4 + n - 1, n, 'Idea ' || n FROM r, generate_series(1, $3) n)
     SELECT id FROM r`,
    [board.creatorId, board.boardId, candidates, firstIdea, channel],
  );
  while (chat.joins(channel) === 0) await sleep(100);
  const readerPid = childOf(worker.pid);
  const niceness = getPriority(readerPid) - getPriority(worker.pid);

  const [floodMs, flood] = await measureVotes(2, () => floodChat(chat, seconds, readerPid));
  // Two flushes later, everything is written.
  await sleep(3_000);
  const rows = await query<{ number: number; votes: number }>(
    'SELECT number, chat_votes AS votes FROM round_candidates WHERE round_id = $1 ORDER BY number',
    [round?.id],
  );
  const wrong = rows.reduce(
    (sum, { number, votes: found }) => sum + Math.abs(found - (flood.expected.get(number) ?? 0)),
    0,
  );
  const [stored] = await query<{ count: number }>('SELECT count(*) FROM round_chat_votes WHERE round_id = $1', [
    round?.id,
  ]);
  console.log(
    `  ${flood.sent} messages in ${seconds} s to ${flood.reconnects + 1} connections, ${flood.missed} while none was open; ` +
      `${flood.voters} users voted, ${stored?.count} are stored; memory: ${flood.firstHalf.toFixed(0)} MB in the first half, ` +
      `${flood.secondHalf.toFixed(0)} MB in the second`,
  );
  const once = { of: 'value' as const, floors: [NaN] };
  return [
    { of: 'ratio', name: 'p99 of votes', unit: 'ms', values: [floodMs], floors: [quietMs], is: 'at most', goal: 2 },
    { ...once, name: 'messages', unit: '/s', values: [flood.sent / seconds], is: 'at least', goal: perSecond * 0.98 },
    { ...once, name: 'votes counted wrongly', unit: '', values: [wrong], is: 'exactly', goal: 0 },
    {
      ...once,
      name: 'users without a vote',
      unit: '',
      values: [flood.voters - (stored?.count ?? 0)],
      is: 'exactly',
      goal: 0,
    },
    {
      ...once,
      name: 'growth of the reader',
      unit: 'MB',
      values: [flood.secondHalf - flood.firstHalf],
      is: 'at most',
      goal: 10,
    },
    { ...once, name: 'nice value of the reader', unit: '', values: [niceness], is: 'exactly', goal: 10 },
  ];
});

/** Sends the messages at a steady rate, and remembers the last number of each user that a reader has received. */
async function floodChat(chat: TwitchChat, seconds: number, readerPid: number) {
  const last = new Map<number, number>();
  const memory: { at: number; megabytes: number }[] = [];
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1_000;
  let sent = 0;
  let missed = 0;
  let reconnects = 0;
  while (elapsed() < seconds) {
    const due = Math.floor(Math.min(elapsed(), seconds) * perSecond) - sent;
    const messages = Array.from({ length: due }, () => makeMessage());
    const isReceived = chat.inject(
      channel,
      messages.map(({ line }) => line),
    );
    for (const { user, number } of messages) if (isReceived && number !== undefined) last.set(user, number);
    if (!isReceived) missed += due;
    sent += due;
    if (memory.length <= elapsed()) memory.push({ at: elapsed(), megabytes: memoryOf(readerPid).now });
    // Four times, at moments that are not whole seconds.
    if (elapsed() > ((reconnects + 0.73) * seconds) / 4) {
      chat.drop();
      reconnects++;
    }
    await sleep(tickMs);
  }
  const expected = new Map<number, number>();
  for (const number of last.values()) expected.set(number, (expected.get(number) ?? 0) + 1);
  // The first seconds are left out: the process is still growing to its normal size.
  const mean = (from: number, to: number) => {
    const some = memory.filter(({ at }) => at >= from * seconds && at < to * seconds);
    return some.reduce((sum, { megabytes }) => sum + megabytes, 0) / some.length;
  };
  const halves = { firstHalf: mean(0.2, 0.6), secondHalf: mean(0.6, 1.1) };
  return { sent, missed, reconnects, voters: last.size, expected, ...halves };
}

/** Nine of ten messages are votes. The others are words, or numbers that no candidate has. */
function makeMessage(): { line: string; user: number; number: number | undefined } {
  const user = Math.floor(Math.random() * users);
  const number = Math.random() < 0.9 ? 1 + Math.floor(Math.random() * candidates) : undefined;
  const text = number === undefined ? (Math.random() < 0.5 ? 'what a game' : String(candidates + 1)) : String(number);
  return { line: chatLine(channel, `viewer${user}`, text, { userId: String(50_000 + user) }), user, number };
}

function childOf(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return Number(child);
}
