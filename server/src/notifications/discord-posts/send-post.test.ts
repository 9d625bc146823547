import { setTimeout as sleep } from 'node:timers/promises';

import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeFan } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { endRound, makeRound } from '../../../test/make-round.ts';
import { inHours, pieceUrl, startDiscordPosts } from '../../../test/start-discord-posts.ts';
import { closeCharts } from '../../boards/daily-close/close-charts.ts';
import { recapWeeks } from '../../voting/weekly-charts/recap-weeks.ts';

const { server, discord, connect, jobsOf, pass, make } = await startDiscordPosts();
const { origin } = server.context.config;

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
  // The job ends a moment after Discord has received the post.
  await expect.poll(() => jobsOf(creator)).toEqual([]);
});

test('weekly charts and made ideas are posted, in the owner’s language', async () => {
  const creator = await connect('week-', 'es');
  await creator.call(api.updateProfile, { body: { displayName: 'Ana *en vivo*' } });
  const id = await make(creator, 'Ñandú');
  await expect.poll(() => jobsOf(creator)).toHaveLength(1);
  await pass(creator);
  expect(discord.contentsOf('week-')).toEqual([
    `**Ana \\*en vivo\\* hizo «Ñandú»**\nLa votaste. Ya está aquí.\n${pieceUrl}\n${origin}/${creator.username}/idea/${id}`,
  ]);

  await makeIdea(server, creator, { title: 'Primera' });
  await closeCharts(server.context.db, '2026-01-07');
  await recapWeeks(server.context.db, new Date('2026-01-12'), async () => 3);
  await expect.poll(() => discord.contentsOf('week-')).toHaveLength(2);
  expect(discord.contentsOf('week-')[1]).toBe(
    `**Ranking de la semana de Ana \\*en vivo\\***\n3 votos esta semana. «Primera» está en el primer puesto.\n${origin}/${creator.username}/week/2026-W02`,
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
