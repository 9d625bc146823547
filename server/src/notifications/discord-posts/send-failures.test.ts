import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeRound } from '../../../test/make-round.ts';
import { inHours, startDiscordPosts } from '../../../test/start-discord-posts.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { queuePost } from './queue-post.ts';

const { server, discord, connect, jobsOf, pass, make } = await startDiscordPosts();

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
])(
  'a webhook stays connected if the answer is not that of Discord for a deleted one: %s',
  async (key, status, body) => {
    const name = `${key}-`;
    const creator = await connect(name);
    discord.answerWith(name, { status, body });
    await make(creator, 'Again');
    await pass(creator);
    expect(await jobsOf(creator)).toMatchObject([{ attempts: 1 }]);
    discord.answerWith(name, { status: 204 });
    await pass(creator);
    expect(discord.contentsOf(name)).toHaveLength(1);
  },
);

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
