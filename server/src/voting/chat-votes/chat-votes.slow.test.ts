import { randomBytes } from 'node:crypto';
import { getPriority } from 'node:os';

import { api } from '@upnext/contract/api';
import type { RoundInput } from '@upnext/contract/voting/rounds';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';

import { createCaller, persist } from '../../../test/call.ts';
import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { endRound, makeRound } from '../../../test/make-round.ts';
import { startServer } from '../../../test/start-server.ts';
import { chatLine, startTwitchChat } from '../../../test/twitch-chat.ts';
import { connectKysely, connectPool } from '../../platform/postgres/connect.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { presets } from '../../provider-config.ts';
import type { Tables } from '../../tables.ts';
import { removeChatVotes } from './remove-chat-votes.ts';
import { selectChatRounds } from './sql.ts';
import { startChatVotes } from './start-chat-votes.ts';
import { writeChatBatch } from './write-chat-batch.ts';

const chat = await startTwitchChat();
const server = await startServer({ TWITCH_CHAT: chat.url });
const pool = connectPool(server.context.config.databaseUrl, { max: 4 });
const start = () => startChatVotes({ pool, log: pino({ level: 'silent' }), url: chat.url, everyMs: 200 });
const chatVotes = start();
afterAll(async () => {
  await chatVotes.stop();
  await pool.end();
  await chat.stop();
});

const patience = { timeout: 20_000 };
const at = ({ username }: TestAccount, number: number) => ({ username, number: String(number) });
const read = async (creator: TestAccount, number: number) =>
  (await server.call(api.getRound, { params: at(creator, number) })).body;
const chatCounts = async (creator: TestAccount, number: number) =>
  (await read(creator, number)).candidates.map(({ chatVotes: votes }) => votes);

/** Opens a round between three ideas that counts the chat of a channel, and waits until its chat is read. */
async function openInChat(channel: string, input: Partial<RoundInput> = {}) {
  const creator = await makeCreator(server);
  const [board] = (await persist(() => creator.call(api.listOwnBoards))).body;
  const params = { id: String(board?.id) };
  const { status } = await persist(() => creator.call(api.updateBoard, { params, body: { twitchChannel: channel } }));
  expect(status).toBe(200);
  const joinsBefore = chat.joins(channel);
  const { number, candidates } = await makeRound(server, creator, { countsChat: true, hidesCounts: false, ...input });
  await expect.poll(() => chat.joins(channel), patience).toBeGreaterThan(joinsBefore);
  const counts = () => chatCounts(creator, number);
  const say = (nick: string, text: string) => chat.say(nick, channel, text);
  return { creator, number, ideaIds: candidates.map(({ ideaId }) => ideaId), counts, say };
}

async function linkTwitch(fan: TestAccount, userId: string): Promise<void> {
  await server.query('INSERT INTO identities (issuer, subject, account_id) VALUES ($1, $2, $3)', [
    presets.twitch.issuer,
    userId,
    fan.id,
  ]);
}

test('a number in chat counts once per user, can be changed, and stays apart from ballots', async () => {
  const { creator, number, ideaIds, counts, say } = await openInChat('one_each');
  const round = await read(creator, number);
  expect([round.twitchChannel, await counts()]).toEqual(['one_each', [0, 0, 0]]);
  for (const [nick, text] of [
    ['ann', '1'],
    ['ben', ' 2 '],
    ['cat', '2'],
    ['ann', '1'],
  ] as const)
    await say(nick, text);
  await expect.poll(counts, patience).toEqual([1, 2, 0]);
  for (const text of ['3!', 'I vote 3', '4', '0', '\u0001ACTION 3\u0001']) await say('ben', text);
  await say('ann', '3');
  await expect.poll(counts, patience).toEqual([0, 2, 1]);
  const fan = await makeFan(server);
  await fan.call(api.castBallot, { params: at(creator, number), body: { ideaIds: ideaIds.slice(0, 1) } });
  const after = await read(creator, number);
  expect([after.turnout, after.candidates.map(({ votes }) => votes)]).toEqual([1, [1, 0, 0]]);
  expect(await counts()).toEqual([0, 2, 1]);
});

test('numbers of the broadcaster and of other channels in a shared chat are ignored', async () => {
  const { counts } = await openInChat('shared');
  const line = (userId: string, tags = {}) => chatLine('shared', `user${userId}`, '1', { userId, ...tags });
  chat.inject('shared', [
    line('1000', { roomId: '1000' }),
    line('71', { sourceRoomId: '2000' }),
    line('72', { sourceRoomId: '1000' }),
    line('not-a-number'),
    line('73'),
  ]);
  await expect.poll(counts, patience).toEqual([2, 0, 0]);
});

test('the reader reconnects, joins again and goes on with the same votes', async () => {
  const { counts, say } = await openInChat('reconnect');
  await say('dan', '1');
  await say('eve', '1');
  await expect.poll(counts, patience).toEqual([2, 0, 0]);
  const joins = chat.joins('reconnect');
  chat.drop();
  await expect.poll(() => chat.joins('reconnect'), patience).toBe(joins + 1);
  await say('dan', '2');
  await expect.poll(counts, patience).toEqual([1, 1, 0]);
});

test('in the channel that the creator has linked, a number of a fan who has linked Twitch is their ballot', async () => {
  const { creator, number, ideaIds, counts, say } = await openInChat('linked');
  const [first = 0, second = 0, third = 0] = ideaIds;
  const [fan, suspended] = [await makeFan(server), await makeFan(server)];
  await linkTwitch(fan, chat.userIdOf('fay'));
  await linkTwitch(creator, chat.userIdOf('linked'));
  await linkTwitch(suspended, chat.userIdOf('gus'));
  await server.query('UPDATE accounts SET suspended_at = now() WHERE id = $1', [suspended.id]);
  const own = async () => (await fan.call(api.getOwnBallot, { params: at(creator, number) })).body.ideaIds;
  await fan.call(api.castBallot, { params: at(creator, number), body: { ideaIds: [first] } });
  for (const nick of ['fay', 'gus', 'linked', 'hal']) await say(nick, '2');
  await expect.poll(own, patience).toEqual([second]);
  await expect.poll(counts, patience).toEqual([0, 1, 0]);
  await say('fay', '3');
  await expect.poll(own, patience).toEqual([third]);
  const { turnout, candidates } = await read(creator, number);
  expect([turnout, candidates.map(({ votes }) => votes), await counts()]).toEqual([1, [0, 0, 1], [0, 1, 0]]);
});

test('in a channel that the creator has not linked, numbers are nobody’s ballot', async () => {
  const { creator, number, counts, say } = await openInChat('somebody_else');
  const [fan, owner] = [await makeFan(server), await makeFan(server)];
  await linkTwitch(fan, chat.userIdOf('pat'));
  await linkTwitch(owner, chat.userIdOf('somebody_else'));
  await say('pat', '2');
  await expect.poll(counts, patience).toEqual([0, 1, 0]);
  expect((await read(creator, number)).turnout).toBe(0);
});

test('a number replaces a ballot with one idea, but not one with several', async () => {
  const { creator, number, ideaIds, counts, say } = await openInChat('several', { votesPerPerson: 'three' });
  const [first = 0, second = 0] = ideaIds;
  const [one, two] = [await makeFan(server), await makeFan(server)];
  await linkTwitch(creator, chat.userIdOf('several'));
  await linkTwitch(one, chat.userIdOf('ivy'));
  await linkTwitch(two, chat.userIdOf('jon'));
  await one.call(api.castBallot, { params: at(creator, number), body: { ideaIds: [first] } });
  await two.call(api.castBallot, { params: at(creator, number), body: { ideaIds: [first, second] } });
  for (const nick of ['ivy', 'jon', 'kim']) await say(nick, '3');
  await expect.poll(counts, patience).toEqual([0, 0, 1]);
  expect((await read(creator, number)).candidates.map(({ votes }) => votes)).toEqual([1, 1, 1]);
});

test('numbers after the close are ignored, and the votes are removed while their counts stay', async () => {
  const { creator, number, counts, say } = await openInChat('closing');
  const other = await openInChat('still_open');
  await say('lea', '1');
  await expect.poll(counts, patience).toEqual([1, 0, 0]);
  const stillOpen = (await runNamed(pool, selectChatRounds, [])).find((one) => one.creator_id === creator.id);
  if (!stillOpen) throw new Error('the round is not read');
  const channelId = chat.userIdOf('closing');
  await linkTwitch(creator, channelId);
  const batch = { channel: 'closing', channelId, userIds: '61', numbers: '1', hashes: randomBytes(32) };
  await writeChatBatch(pool, stillOpen, batch);
  expect(await counts()).toEqual([2, 0, 0]);
  // The closing time has passed, but no worker has closed the round yet.
  await server.query(`UPDATE rounds SET opens_at = now() - interval '1 day', closes_at = now() WHERE creator_id = $1`, [
    creator.id,
  ]);
  await say('lea', '2');
  await say('max', '2');
  // Numbers that were read before the close, but are written after it.
  const linked = await makeFan(server);
  await linkTwitch(linked, '62');
  const late = { channel: 'closing', channelId, userIds: '61,62,63', numbers: '3,3,3', hashes: randomBytes(96) };
  await writeChatBatch(pool, stillOpen, late);
  await other.say('mia', '2');
  await expect.poll(other.counts, patience).toEqual([0, 1, 0]);
  await endRound(server, creator, number);
  expect([(await read(creator, number)).turnout, await counts()]).toEqual([0, [2, 0, 0]]);
  const [round] = await server.query<{ id: number }>('SELECT id FROM rounds WHERE creator_id = $1', [creator.id]);
  const left = () => server.query('SELECT FROM round_chat_votes WHERE creator_id = $1', [creator.id]);
  expect(await left()).toHaveLength(2);
  const jobs = await server.query<{ payload: object }>(
    `SELECT payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = 'remove-chat-votes'`,
  );
  expect(jobs).toEqual([{ payload: { creatorId: creator.id, roundId: round?.id } }]);
  await removeChatVotes(connectKysely<Tables>(pool), jobs[0]?.payload);
  expect([await left(), await counts()]).toEqual([[], [2, 0, 0]]);
});

test('chat votes are null while counts are hidden; a round with chat votes can not be cancelled', async () => {
  const { creator, number, counts, say } = await openInChat('hidden', { hidesCounts: true });
  await say('ned', '1');
  const stored = () => server.query('SELECT FROM round_chat_votes WHERE creator_id = $1', [creator.id]);
  await expect.poll(stored, patience).toHaveLength(1);
  expect(await counts()).toEqual([null, null, null]);
  const { status, error } = await creator.call(api.cancelRound, { params: { number: String(number) } });
  expect([status, error.code]).toEqual([409, 'round_has_votes']);
  await endRound(server, creator, number);
  expect(await counts()).toEqual([1, 0, 0]);
});

test('only one worker reads chat, in a process with nice 10, and another one takes over', async () => {
  const { counts, say } = await openInChat('takeover');
  const second = start();
  // Relative to this process, which may have a low priority itself.
  expect(getPriority(chatVotes.readerPid() ?? 0)).toBe(Math.min(19, getPriority() + 10));
  await say('ola', '1');
  await expect.poll(counts, patience).toEqual([1, 0, 0]);
  expect([chat.connections(), second.readerPid()]).toEqual([1, undefined]);
  const joins = chat.joins('takeover');
  await chatVotes.stop();
  await expect.poll(() => chat.joins('takeover'), patience).toBe(joins + 1);
  await say('ola', '2');
  await expect.poll(counts, patience).toEqual([0, 1, 0]);
  await second.stop();
  expect(chat.connections()).toBe(0);
});

test('createRound returns 400 invalid_input for chat votes without a channel, or if the operator switched them off', async () => {
  const refusal = { status: 400, error: { code: 'invalid_input', fields: [{ path: 'countsChat' }] } };
  const creator = await makeCreator(server);
  const body = {
    question: 'Which?',
    top: 2,
    countsChat: true,
    closesAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
  await makeRound(server, creator);
  expect(await creator.call(api.createRound, { body })).toMatchObject(refusal);
  const [board] = (await creator.call(api.listOwnBoards)).body;
  const params = { id: String(board?.id) };
  for (const twitchChannel of ['ab', 'Upper', 'with-dash', 'a'.repeat(26)]) {
    expect((await creator.call(api.updateBoard, { params, body: { twitchChannel } })).status).toBe(400);
  }
  const { body: changed } = await creator.call(api.updateBoard, { params, body: { twitchChannel: 'my_channel' } });
  expect(changed.twitchChannel).toBe('my_channel');
  expect((await creator.call(api.createRound, { body })).status).toBe(201);
  const off = await startServer({ DATABASE_URL: server.context.config.databaseUrl, TWITCH_CHAT: 'off' });
  expect((await off.call(api.getSite)).body.readsTwitchChat).toBe(false);
  expect((await server.call(api.getSite)).body.readsTwitchChat).toBe(true);
  expect(await createCaller(off.origin, creator.cookie).call(api.createRound, { body })).toMatchObject(refusal);
});
