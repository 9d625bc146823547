import { api } from '@upnext/contract/api';
import { afterAll, expect, test } from 'vitest';

import { openMailbox } from '../../../test/mailbox.ts';
import { givePassword, makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { startBackground } from '../../../test/start-background.ts';
import { startServer } from '../../../test/start-server.ts';
import { closeCharts } from '../../boards/chart/close-charts.ts';
import { purgeAccount } from '../../identity/account-settings/purge-account.ts';
import { recapWeeks } from './recap-weeks.ts';

const mailbox = await openMailbox();
afterAll(() => mailbox.close());
const server = await startServer({ SMTP_URL: mailbox.url, LIMIT_SCALE: '100' });
await startBackground(server);
const { call } = server;
const { db } = server.context;

/** Weeks 2 to 4 of 2026 begin on January 5, 12 and 19. */
const mondays = { w3: new Date('2026-01-12'), w4: new Date('2026-01-19'), w5: new Date('2026-01-26') };

async function vote(id: number | undefined, times = 1): Promise<void> {
  for (let n = 0; n < times; n++) {
    const fan = await makeFan(server);
    expect((await fan.call(api.castVote, { params: { id: String(id) } })).status).toBe(200);
  }
}

const weekOf = (creator: TestAccount, week: string) =>
  call(api.getWeek, { params: { username: creator.username, week } });

test('getWeek returns 200 with places, previous places, weeks on the chart and peaks; listWeeks returns 200 with the newest week first', async () => {
  const creator = await makeCreator(server);
  const [a, b, c] = await makeIdeas(server, creator, 3);
  await vote(a, 2);
  await vote(b, 1);
  await closeCharts(db, '2026-01-07');
  await recapWeeks(db, mondays.w3);
  const [late] = await makeIdeas(server, creator, 1);
  await vote(c, 4);
  await vote(late, 1);
  await closeCharts(db, '2026-01-15');
  expect(await recapWeeks(db, mondays.w4)).toBe(1);

  const { status, body, headers } = await weekOf(creator, '2026-W03');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, s-maxage=1, stale-while-revalidate=2');
  expect(body).toMatchObject({ week: '2026-W03', startsOn: '2026-01-12', totalVotes: 8, weekVotes: 5 });
  expect([body.previousWeek, body.nextWeek]).toEqual(['2026-W02', null]);
  expect(body.places).toMatchObject([
    { ideaId: c, position: 1, votes: 4, previous: 3, weeks: 2, peak: 1 },
    { ideaId: a, position: 2, votes: 2, previous: 1, weeks: 2, peak: 1 },
    { ideaId: b, position: 3, votes: 1, previous: 2, weeks: 2, peak: 2 },
    { ideaId: late, position: 4, votes: 1, previous: null, weeks: 1, peak: 4 },
  ]);
  expect((await weekOf(creator, '2026-W02')).body).toMatchObject({ weekVotes: 3, nextWeek: '2026-W03' });
  const { body: list, status: listed } = await call(api.listWeeks, { params: { username: creator.username } });
  expect([listed, list.weeks]).toEqual([200, ['2026-W03', '2026-W02']]);
});

test('a deleted idea disappears from past weekly charts, and an edited title is updated in them', async () => {
  const creator = await makeCreator(server);
  const [a, b] = await makeIdeas(server, creator, 2);
  await vote(a, 2);
  await vote(b, 1);
  await closeCharts(db, '2026-01-14');
  await recapWeeks(db, mondays.w4);
  await creator.call(api.updateIdea, { params: { id: String(b) }, body: { title: 'Rewritten' } });
  await creator.call(api.deleteIdea, { params: { id: String(a) } });
  const { body } = await weekOf(creator, '2026-W03');
  expect(body.places).toMatchObject([{ ideaId: b, title: 'Rewritten', position: 2 }]);
});

test("a week's vote count stays correct when the ideas with the most votes are deleted or made", async () => {
  const creator = await makeCreator(server);
  const [deleted, made, stays] = await makeIdeas(server, creator, 3);
  await vote(deleted, 4);
  await vote(made, 3);
  await vote(stays, 1);
  await closeCharts(db, '2026-01-05');
  const piece = { stage: 'made', pieceUrl: 'https://example.com/watch' } as const;
  expect((await creator.call(api.changeStage, { params: { id: String(made) }, body: piece })).status).toBe(200);
  await vote(stays, 1);
  await closeCharts(db, '2026-01-08');
  await recapWeeks(db, mondays.w3);
  await vote(stays, 2);
  for (const id of [deleted, made])
    expect((await creator.call(api.deleteIdea, { params: { id: String(id) } })).status).toBe(204);
  await closeCharts(db, '2026-01-14');
  await recapWeeks(db, mondays.w4);
  expect((await weekOf(creator, '2026-W02')).body).toMatchObject({ totalVotes: 9, weekVotes: 9 });
  expect((await weekOf(creator, '2026-W03')).body).toMatchObject({ totalVotes: 4, weekVotes: 2 });
});

test('boards without votes and weeks without votes get no recap, and repeating recapWeeks creates no duplicates', async () => {
  const [quiet, voted] = [await makeCreator(server), await makeCreator(server)];
  await makeIdeas(server, quiet, 2);
  const [idea] = await makeIdeas(server, voted, 1);
  await vote(idea);
  await closeCharts(db, '2026-01-18');
  await recapWeeks(db, mondays.w4);
  expect(await recapWeeks(db, mondays.w4)).toBe(0);
  expect(await recapWeeks(db, mondays.w5)).toBe(0);
  expect((await weekOf(quiet, '2026-W03')).error.code).toBe('week_not_found');
  expect((await weekOf(voted, '2026-W03')).status).toBe(200);
  const notifications = await server.query(`SELECT FROM notifications WHERE kind = 'week-recap' AND creator_id = $1`, [
    voted.id,
  ]);
  expect(notifications).toHaveLength(1);
});

test('a weekly recap notifies the followers and the creator, and emails those who receive notifications by email', async () => {
  const creator = await makeCreator(server);
  const [follower, silent, stranger] = [await makeFan(server), await makeFan(server), await makeFan(server)];
  for (const who of [creator, follower, silent, stranger])
    await server.query('UPDATE accounts SET email = $2, email_verified_at = now() WHERE id = $1', [
      who.id,
      `${who.username}@example.com`,
    ]);
  for (const who of [follower, silent]) await who.call(api.followBoard, { params: { username: creator.username } });
  await silent.call(api.changeEmailSettings, { body: { takesNotifications: false } });
  await creator.call(api.changeEmailSettings, {
    body: { takesNotifications: true },
    headers: { 'accept-language': 'es' },
  });
  const [idea] = await makeIdeas(server, creator, 1);
  await vote(idea, 3);
  await closeCharts(db, '2026-01-18');
  await recapWeeks(db, mondays.w4);
  const toCreator = await mailbox.wait(`${creator.username}@example.com`);
  const toFollower = await mailbox.wait(`${follower.username}@example.com`);
  const link = `http://upnext.test/${creator.username}/week/2026-W03`;
  // The follower's language is unknown, so the creator's is used.
  for (const mail of [toCreator, toFollower]) {
    expect(mail.subject).toMatch(/^Ranking de la semana de /);
    expect(mail.text).toContain(link);
    expect(mail.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  }
  const inbox = async (who: TestAccount) => (await who.call(api.listNotifications)).body.notifications;
  for (const who of [creator, follower, silent])
    expect(await inbox(who)).toMatchObject([
      { kind: 'week-recap', creatorUsername: creator.username, payload: { week: '2026-W03', weekVotes: 3, votes: 3 } },
    ]);
  expect(await inbox(stranger)).toEqual([]);
  const reached = mailbox.mails.flatMap(({ to }) => to);
  for (const who of [silent, stranger]) expect(reached).not.toContain(`${who.username}@example.com`);
});

test('getWeek returns 404 week_not_found for a week without a chart, 404 board_not_found for an unknown username and 400 invalid_input for an invalid week; listWeeks returns 404 board_not_found for an unknown username and 400 invalid_input for an invalid one', async () => {
  const creator = await makeCreator(server);
  expect((await weekOf(creator, '2026-W03')).error.code).toBe('week_not_found');
  for (const week of ['2026-W00', '2025-W53', 'latest', '2026-1'])
    expect([week, (await weekOf(creator, week)).error.code]).toEqual([week, 'invalid_input']);
  const missing = { username: 'no-such-user', week: '2026-W03' };
  expect((await call(api.getWeek, { params: missing })).error.code).toBe('board_not_found');
  expect((await call(api.listWeeks, { params: missing })).error.code).toBe('board_not_found');
  expect((await call(api.listWeeks, { params: { username: 'x' } })).error.code).toBe('invalid_input');
});

test('purging an account deletes its weekly recaps', async () => {
  const creator = await makeCreator(server);
  const [idea] = await makeIdeas(server, creator, 1);
  await vote(idea);
  await closeCharts(db, '2026-01-18');
  await recapWeeks(db, mondays.w4);
  const { password } = await givePassword(server, creator);
  await creator.call(api.deleteAccount, { body: { password } });
  await purgeAccount(server.context, creator.id);
  expect(await server.query('SELECT FROM week_recaps WHERE creator_id = $1', [creator.id])).toEqual([]);
});
