import { setTimeout as sleep } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';

import { openDiscord, webhookUrlOf } from '../../../test/discord-receiver.ts';
import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { endRound, makeRound } from '../../../test/make-round.ts';
import { startBackground } from '../../../test/start-background.ts';
import { startServer } from '../../../test/start-server.ts';
import { closeCharts } from '../../boards/daily-close/close-charts.ts';
import { recapWeeks } from '../../voting/weekly-charts/recap-weeks.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { queuePost } from './queue-post.ts';

const discord = await openDiscord();
afterAll(() => discord.close());
const server = await startServer({ DISCORD_WEBHOOKS: discord.origin, LIMIT_SCALE: '100' });
// Failed attempts are part of these tests.
await startBackground(server, pino({ level: 'silent' }));

const { origin } = server.context.config;
const pieceUrl = 'https://youtu.be/abc';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A creator whose board posts to the webhook with this name. */
async function connect(name: string, language?: 'es'): Promise<TestAccount> {
  const creator = await makeCreator(server);
  if (language)
    await server.query('INSERT INTO email_settings (account_id, language) VALUES ($1, $2)', [creator.id, language]);
  expect((await creator.call(api.connectDiscord, { body: { url: webhookUrlOf(name) } })).status).toBe(200);
  return creator;
}

type Job = { id: number; attempts: number; wait: number; locked: boolean; priority: number; queue: string };

const jobsOf = (creator: TestAccount) =>
  server.query<Job>(
    `SELECT j.id, j.attempts, extract(epoch FROM j.run_at - now())::float8 AS wait, j.locked_at IS NOT NULL AS locked,
       j.priority, q.queue_name AS queue
     FROM graphile_worker._private_jobs j JOIN discord_posts p ON j.key = 'discord-post-' || p.id
     JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
     WHERE p.creator_id = $1 AND p.sent_at IS NULL ORDER BY j.id`,
    [creator.id],
  );

/** Makes the creator's jobs due, as if their time had come, and waits until each has run once. */
async function pass(creator: TestAccount): Promise<void> {
  const before = await jobsOf(creator);
  await server.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE id = ANY($1)', [
    before.map(({ id }) => id),
  ]);
  const hasRun = (jobs: Job[]) =>
    before.every(({ id, attempts }) => {
      const now = jobs.find((job) => job.id === id);
      return now === undefined || (now.attempts > attempts && !now.locked);
    });
  for (let attempt = 0; attempt < 400; attempt++) {
    if (hasRun(await jobsOf(creator))) return;
    await sleep(50);
  }
  throw new Error('The jobs did not run in time');
}

async function make(creator: TestAccount, title: string): Promise<number> {
  const id = await makeIdea(server, creator, { title });
  const body = { stage: 'made', pieceUrl } as const;
  expect((await creator.call(api.changeStage, { params: { id: String(id) }, body })).status).toBe(200);
  return id;
}

test('a round is posted when it opens, in its last hour and when it is counted, each once, with harmless titles', async () => {
  const creator = await connect('round-');
  const [first = 0, second = 0] = await makeIdeas(server, creator, 2);
  await creator.call(api.updateIdea, { params: { id: String(first) }, body: { title: '@everyone **Free**' } });
  const question = 'Which _one_?';
  const round = await makeRound(server, creator, { question, ideaIds: [first, second], closesAt: inHours(26) });
  const link = `${origin}/${creator.username}/rounds/${round.number}`;
  await expect.poll(() => discord.contentsOf('round-')).toHaveLength(1);
  const at = Math.round(Date.parse(round.closesAt) / 1_000);
  expect(discord.contentsOf('round-')[0]).toBe(
    `**New round: “Which \\_one\\_?”**\n2 ideas, and your vote decides. Closes <t:${at}:F>, <t:${at}:R>.\n${link}`,
  );

  // Too early: the job waits for the last hour, also after the round was extended.
  await pass(creator);
  const [waiting] = await jobsOf(creator);
  expect(waiting?.wait).toBeGreaterThan(24.9 * 3_600);
  await server.query(`UPDATE rounds SET closes_at = now() + interval '59 minutes' WHERE creator_id = $1`, [creator.id]);
  await pass(creator);
  expect(discord.contentsOf('round-')[1]).toMatch(
    /^\*\*Last call: “Which \\_one\\_\?”\*\*\nThe vote closes <t:\d+:R>\.\n/,
  );

  const params = { username: creator.username, number: String(round.number) };
  await (await makeFan(server)).call(api.castBallot, { params, body: { ideaIds: [first] } });
  await endRound(server, creator, round.number);
  await expect.poll(() => discord.contentsOf('round-')).toHaveLength(3);
  expect(discord.contentsOf('round-')[2]).toBe(
    `**The result is in: “Which \\_one\\_?”**\n“\\@everyone \\*\\*Free\\*\\*” won with 1 of 1 vote.\n${link}`,
  );
  expect(discord.posts.map((post) => post.allowed_mentions)).toContainEqual({ parse: [] });
  expect(await jobsOf(creator)).toEqual([]);
});

test('weekly charts and made ideas are posted, in the owner’s language', async () => {
  const creator = await connect('week-', 'es');
  const id = await make(creator, 'Ñandú');
  await expect.poll(() => jobsOf(creator)).toHaveLength(1);
  await pass(creator);
  expect(discord.contentsOf('week-')).toEqual([
    `**${escapeMarkdown(creator.username)} hizo «Ñandú»**\nLa votaste. Ya está aquí.\n${pieceUrl}\n${origin}/${creator.username}/idea/${id}`,
  ]);

  await makeIdea(server, creator, { title: 'Primera' });
  await closeCharts(server.context.db, '2026-01-07');
  await recapWeeks(server.context.db, new Date('2026-01-12'), async () => 3);
  await expect.poll(() => discord.contentsOf('week-')).toHaveLength(2);
  expect(discord.contentsOf('week-')[1]).toBe(
    `**Ranking de la semana de ${escapeMarkdown(creator.username)}**\n3 votos esta semana. «Primera» está en el primer puesto.\n${origin}/${creator.username}/week/2026-W02`,
  );
});

test('a tie and a provisional result are posted as such, and the result only once', async () => {
  const creator = await connect('tie-');
  const vote = async (number: number, ...ideaIds: number[]) => {
    const params = { username: creator.username, number: String(number) };
    for (const id of ideaIds) await (await makeFan(server)).call(api.castBallot, { params, body: { ideaIds: [id] } });
  };
  const tied = await makeRound(server, creator, { question: 'A or B?' });
  const [a = 0, b = 0] = tied.candidates.map(({ ideaId }) => ideaId);
  await vote(tied.number, a, b);
  await endRound(server, creator, tied.number);
  const held = await makeRound(server, creator, { question: 'Held?', ideaIds: [a, b] });
  await vote(held.number, a, b);
  await server.query('UPDATE ideas SET attacked_at = now() WHERE id = $1', [b]);
  await server.query(`UPDATE round_ballots SET state = 'held' WHERE creator_id = $1 AND $2 = ANY(idea_ids)`, [
    creator.id,
    b,
  ]);
  await endRound(server, creator, held.number);
  const results = () => discord.contentsOf('tie-').filter((content) => !content.startsWith('**New round'));
  await expect.poll(results).toHaveLength(2);
  expect(results()[0]).toMatch(/^\*\*It’s a tie: “A or B\?”\*\*\n“.+” and “.+” got the same number of votes\. /);
  expect(results()[1]).toMatch(/^\*\*Provisional result: “Held\?”\*\*\n“.+” leads\. 1 vote is still being checked\. /);
  await endRound(server, creator, held.number, 25);
  expect(
    (await server.query('SELECT state FROM rounds WHERE creator_id = $1 AND number = 2', [creator.id]))[0],
  ).toEqual({
    state: 'final',
  });
  await sleep(1_500);
  expect(results()).toHaveLength(2);
});

test('a receiver that was down for an hour gets every post once', async () => {
  const creator = await connect('down-');
  discord.answerWith('down-', 'none');
  const round = await makeRound(server, creator, { closesAt: inHours(48) });
  await make(creator, 'Made meanwhile');
  // The pauses between attempts grow: the eighth is made half an hour later, the ninth after 78 minutes.
  for (let attempt = 0; attempt < 8; attempt++) await pass(creator);
  expect(discord.requestsOf('down-')).toBeGreaterThanOrEqual(16);
  await server.query(`UPDATE discord_posts SET due_at = due_at - interval '1 hour' WHERE creator_id = $1`, [
    creator.id,
  ]);
  expect(discord.contentsOf('down-')).toEqual([]);
  discord.answerWith('down-', { status: 204 });
  await pass(creator);
  await pass(creator);
  expect(
    discord
      .contentsOf('down-')
      .map((content) => content.split('\n')[0] ?? '')
      .toSorted(),
  ).toEqual([`**New round: “${round.question}”**`, `**${escapeMarkdown(creator.username)} made “Made meanwhile”**`]);
});

test('posts share two queues and run after other jobs, also when they are sent later', async () => {
  const expected = { priority: 10, queue: expect.stringMatching(/^discord-[01]$/) };
  const creator = await connect('queue-');
  discord.answerWith('queue-', { status: 429, headers: { 'retry-after': '1200' } });
  await make(creator, 'Patient');
  expect(await jobsOf(creator)).toMatchObject([expected]);
  await pass(creator);
  expect(await jobsOf(creator)).toMatchObject([{ ...expected, attempts: 0 }]);
});

test('Retry-After is honoured, and waiting is not counted as a failed attempt', async () => {
  const creator = await connect('busy-');
  discord.answerWith('busy-', { status: 429, headers: { 'retry-after': '1200.5' } });
  await make(creator, 'Later');
  await expect.poll(() => jobsOf(creator)).toHaveLength(1);
  await pass(creator);
  const [job] = await jobsOf(creator);
  expect(job?.attempts).toBe(0);
  expect(job?.wait).toBeGreaterThan(1_180);
  expect(job?.wait).toBeLessThanOrEqual(1_201);
  expect(discord.requestsOf('busy-')).toBe(1);
  discord.answerWith('busy-', { status: 204 });
  await pass(creator);
  expect(discord.contentsOf('busy-')).toHaveLength(1);
});

test.each([
  [404, 10_015],
  [401, 50_027],
])('a webhook that answers %i with code %i is disconnected, and the owner is notified', async (status, code) => {
  const name = `gone${status}-`;
  const creator = await connect(name);
  discord.answerWith(name, { status, body: JSON.stringify({ message: 'Unknown', code }) });
  await make(creator, 'Lost');
  await make(creator, 'Lost too');
  await expect.poll(() => jobsOf(creator)).toHaveLength(2);
  await pass(creator);
  expect((await creator.call(api.getDiscord)).body.connectedAt).toBeNull();
  expect(discord.requestsOf(name)).toBe(1);
  // The one that was sent counts towards the daily limit, also for a new webhook.
  expect(await server.query('SELECT sent_at FROM discord_posts WHERE creator_id = $1', [creator.id])).toEqual([
    { sent_at: expect.any(Date) },
  ]);
  const kinds = async () => (await creator.call(api.listNotifications)).body.notifications.map(({ kind }) => kind);
  await expect.poll(kinds).toEqual(['discord-disconnected']);
});

test.each([
  ['empty', 404, ''],
  ['html', 401, '<h1>Access denied</h1>'],
  ['proxy', 403, '{"message":"Forbidden","code":10015}'],
  ['other', 404, '{"message":"Not found","code":0}'],
  ['long', 404, JSON.stringify({ message: 'x'.repeat(5_000), code: 10_015 })],
  ['gone', 410, ''],
])('a webhook stays connected if the answer is not that of Discord for a deleted one: %s', async (key, status, body) => {
  const name = `${key}-`;
  const creator = await connect(name);
  discord.answerWith(name, { status, body });
  await make(creator, 'Again');
  await pass(creator);
  expect(await jobsOf(creator)).toMatchObject([{ attempts: 1 }]);
  discord.answerWith(name, { status: 204 });
  await pass(creator);
  expect(discord.contentsOf(name)).toHaveLength(1);
});

test('a tie of five ideas with the longest titles fits into a post', async () => {
  const creator = await connect('titles-');
  const ideaIds = await makeIdeas(server, creator, 5);
  const closesAt = inHours(26);
  const round = await makeRound(server, creator, { question: '#'.repeat(100), ideaIds, closesAt });
  // The longest titles in code units, and those that escaping makes longest.
  await server.query(
    `UPDATE round_candidates SET title = CASE WHEN number < 3 THEN repeat('👨‍👩‍👧‍👦', 100) ELSE repeat('*', 100) END WHERE creator_id = $1`,
    [creator.id],
  );
  const params = { username: creator.username, number: String(round.number) };
  for (const id of ideaIds) await (await makeFan(server)).call(api.castBallot, { params, body: { ideaIds: [id] } });
  await endRound(server, creator, round.number);
  await expect.poll(() => discord.contentsOf('titles-')).toHaveLength(2);
  const content = discord.contentsOf('titles-')[1] ?? '';
  expect(content).toContain('…”');
  expect(content.length).toBeLessThanOrEqual(2_000);
});

test('redirects are not followed, and a post that Discord refuses is not tried again', async () => {
  const creator = await connect('redirect-');
  discord.answerWith('redirect-', { status: 302, headers: { location: `${discord.origin}/elsewhere` } });
  await make(creator, 'Elsewhere');
  await expect.poll(() => jobsOf(creator)).toHaveLength(1);
  await pass(creator);
  expect(discord.requestsOf('')).toBe(0);
  expect(await jobsOf(creator)).toMatchObject([{ attempts: 1 }]);
  discord.answerWith('redirect-', { status: 400 });
  await pass(creator);
  // The row stays, so that a provisional result is not queued again with each count.
  expect(await server.query('SELECT sent_at FROM discord_posts WHERE creator_id = $1', [creator.id])).toEqual([
    { sent_at: expect.any(Date) },
  ]);
});

test('a post that is a day late, and an idea that is no longer made, are not posted', async () => {
  const creator = await connect('late-');
  await make(creator, 'Old news');
  await expect.poll(() => jobsOf(creator)).toHaveLength(1);
  await server.query(`UPDATE discord_posts SET due_at = now() - interval '25 hours' WHERE creator_id = $1`, [
    creator.id,
  ]);
  await pass(creator);
  const id = await make(creator, 'By mistake');
  await creator.call(api.changeStage, { params: { id: String(id) }, body: { stage: 'open' } });
  await pass(creator);
  expect(discord.requestsOf('late-')).toBe(0);
  expect(await server.query('SELECT FROM discord_posts WHERE creator_id = $1', [creator.id])).toEqual([]);
});

test('an idea that is made, undone and made again is posted once, after the time to undo the last change', async () => {
  const creator = await connect('again-');
  const params = { id: String(await make(creator, 'Twice')) };
  await server.query(`UPDATE discord_posts SET due_at = now() + interval '2 seconds' WHERE creator_id = $1`, [
    creator.id,
  ]);
  await creator.call(api.changeStage, { params, body: { stage: 'open' } });
  await creator.call(api.changeStage, { params, body: { stage: 'made', pieceUrl } });
  const wait = `SELECT extract(epoch FROM due_at - now())::float8 AS wait FROM discord_posts WHERE creator_id = $1`;
  const [post] = await server.query<{ wait: number }>(wait, [creator.id]);
  expect(post?.wait).toBeGreaterThan(4);
  const jobs = await jobsOf(creator);
  expect(jobs).toHaveLength(1);
  expect(jobs[0]?.wait).toBeGreaterThan(4);
  await pass(creator);
  expect(discord.contentsOf('again-')).toHaveLength(1);
});

test('a post that is queued again while Discord is down keeps its failed attempts', async () => {
  const creator = await connect('requeue-');
  const board = await server.query<{ creatorId: number; boardId: number }>(
    'SELECT creator_id AS "creatorId", board_id AS "boardId" FROM discord_webhooks WHERE creator_id = $1',
    [creator.id],
  );
  discord.answerWith('requeue-', 'none');
  const queue = () =>
    server.context.db.transaction().execute(async (transaction) => {
      for (const one of board) await queuePost(transaction, one, { kind: 'test', about: 1 });
    });
  await queue();
  await pass(creator);
  const [{ attempts } = { attempts: 0 }] = await jobsOf(creator);
  expect(attempts).toBeGreaterThan(0);
  await queue();
  expect(await jobsOf(creator)).toMatchObject([{ attempts }]);
});

test('a board sends at most five posts in 24 hours', async () => {
  const creator = await connect('many-');
  for (let number = 1; number <= 7; number++) await make(creator, `Idea ${number}`);
  await expect.poll(() => jobsOf(creator)).toHaveLength(7);
  await pass(creator);
  expect(discord.contentsOf('many-')).toHaveLength(5);
  await server.query(`UPDATE discord_posts SET sent_at = now() - interval '25 hours' WHERE creator_id = $1`, [
    creator.id,
  ]);
  await creator.call(api.testDiscord);
  await expect.poll(() => discord.contentsOf('many-')).toHaveLength(6);
});
