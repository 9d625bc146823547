import { api } from '@upnext/contract/api';
import { afterAll, expect, test } from 'vitest';

import { openMailbox } from '../../../test/mailbox.ts';
import { givePassword, makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { startBackground } from '../../../test/start-background.ts';
import { startServer } from '../../../test/start-server.ts';
import { closeCharts } from '../../boards/daily-close/close-charts.ts';
import { removeIdea } from '../../boards/ideas/remove-idea.ts';
import { purgeAccount } from '../../identity/account-settings/purge-account.ts';
import { countWeekVotes } from '../../reach/insights/count-week-votes.ts';
import { recapWeeks } from './recap-weeks.ts';

const mailbox = await openMailbox();
afterAll(() => mailbox.close());
const server = await startServer({ SMTP_URL: mailbox.url, LIMIT_SCALE: '100' });
await startBackground(server);
const { call } = server;
const { db } = server.context;

/** Weeks 2 to 4 of 2026 begin on January 5, 12 and 19. */
const mondays = { w3: new Date('2026-01-12'), w4: new Date('2026-01-19'), w5: new Date('2026-01-26') };

/** Casts votes that are counted as cast on this day. Without `fans`, each vote is cast by a new fan. */
async function vote(id: number | undefined, day: string, times = 1, fans?: TestAccount[]): Promise<void> {
  for (let n = 0; n < times; n++) {
    const fan = fans?.[n] ?? (await makeFan(server));
    expect((await fan.call(api.castVote, { params: { id: String(id) } })).status).toBe(200);
  }
  await server.query(
    `INSERT INTO board_hours AS h (creator_id, board_id, hour, votes) SELECT creator_id, board_id, ($2 || 'T12:00Z')::timestamptz, $3 FROM ideas WHERE id = $1
     ON CONFLICT (creator_id, board_id, hour) DO UPDATE SET votes = h.votes + excluded.votes`,
    [id, day, times],
  );
}

const recap = (monday: Date) => recapWeeks(db, monday, countWeekVotes);

const weekOf = (creator: TestAccount, week: string) =>
  call(api.getWeek, { params: { username: creator.username, week } });

test('getWeek returns 200 with places, previous places, weeks on the chart and peak places; listWeeks returns 200 with the newest week first', async () => {
  const creator = await makeCreator(server);
  const [a, b, c] = await makeIdeas(server, creator, 3);
  await vote(a, '2026-01-05', 2);
  await vote(b, '2026-01-07');
  await closeCharts(db, '2026-01-07');
  await recap(mondays.w3);
  const [late] = await makeIdeas(server, creator, 1);
  await vote(c, '2026-01-15', 4);
  await vote(late, '2026-01-15');
  await closeCharts(db, '2026-01-15');
  expect(await recap(mondays.w4)).toBe(1);

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

test('a deleted idea disappears from past weekly charts, and an edited title is also changed in past weekly charts', async () => {
  const creator = await makeCreator(server);
  const [a, b] = await makeIdeas(server, creator, 2);
  await vote(a, '2026-01-14', 2);
  await vote(b, '2026-01-14');
  await closeCharts(db, '2026-01-14');
  await recap(mondays.w4);
  await creator.call(api.updateIdea, { params: { id: String(b) }, body: { title: 'Rewritten' } });
  await creator.call(api.deleteIdea, { params: { id: String(a) } });
  const { body } = await weekOf(creator, '2026-W03');
  expect(body.places).toMatchObject([{ ideaId: b, title: 'Rewritten', position: 2 }]);
});

test('the titles of a removed idea disappear from notifications and from the data export', async () => {
  const creator = await makeCreator(server);
  const follower = await makeFan(server);
  await follower.call(api.followBoard, { params: { username: creator.username } });
  const title = 'A title to remove';
  const winner = await makeIdea(server, creator, { title });
  await vote(winner, '2026-01-14', 1, [follower]);
  await closeCharts(db, '2026-01-14');
  await recap(mondays.w4);
  const made = { stage: 'made', pieceUrl: 'https://example.com/watch' } as const;
  await creator.call(api.changeStage, { params: { id: String(winner) }, body: made });
  const told = async () => {
    const [list, file] = [await follower.call(api.listNotifications), await follower.call(api.exportAccount)];
    return [list.body.notifications.length, ...[list, file].map(({ body }) => JSON.stringify(body).includes(title))];
  };
  await expect.poll(told).toEqual([2, true, true]);
  await creator.call(api.deleteIdea, { params: { id: String(winner) } });
  await removeIdea(db, creator.id, winner);
  expect(await told()).toEqual([1, false, false]);
  expect((await follower.call(api.listNotifications)).body.notifications).toMatchObject([
    { kind: 'week-recap', payload: { winner: '', weekVotes: 1 } },
  ]);
});

test("a weekly chart's vote count stays correct when the ideas with the most votes are deleted or marked as made", async () => {
  const creator = await makeCreator(server);
  const [deleted, made, stays] = await makeIdeas(server, creator, 3);
  await vote(deleted, '2026-01-05', 4);
  await vote(made, '2026-01-05', 3);
  await vote(stays, '2026-01-05');
  await closeCharts(db, '2026-01-05');
  const piece = { stage: 'made', pieceUrl: 'https://example.com/watch' } as const;
  expect((await creator.call(api.changeStage, { params: { id: String(made) }, body: piece })).status).toBe(200);
  await vote(stays, '2026-01-08');
  await closeCharts(db, '2026-01-08');
  await recap(mondays.w3);
  await vote(stays, '2026-01-14', 2);
  for (const id of [deleted, made])
    expect((await creator.call(api.deleteIdea, { params: { id: String(id) } })).status).toBe(204);
  await closeCharts(db, '2026-01-14');
  await recap(mondays.w4);
  expect((await weekOf(creator, '2026-W02')).body).toMatchObject({ totalVotes: 9, weekVotes: 9 });
  expect((await weekOf(creator, '2026-W03')).body).toMatchObject({ totalVotes: 4, weekVotes: 2 });
});

test("merging and unmerging ideas does not change a weekly chart's vote count", async () => {
  const creator = await makeCreator(server);
  const [kept = 0, merged = 0, other] = await makeIdeas(server, creator, 3);
  const fans = await Promise.all(Array.from({ length: 5 }, () => makeFan(server)));
  await vote(kept, '2026-01-06', 5, fans);
  await vote(merged, '2026-01-07', 5, fans);
  await closeCharts(db, '2026-01-07');
  await recap(mondays.w3);
  await vote(other, '2026-01-14', 2);
  expect((await creator.call(api.mergeIdea, { params: { id: String(merged) }, body: { into: kept } })).status).toBe(
    200,
  );
  await closeCharts(db, '2026-01-14');
  await recap(mondays.w4);
  await vote(other, '2026-01-20', 3);
  expect((await creator.call(api.unmergeIdea, { params: { id: String(merged) } })).status).toBe(200);
  await closeCharts(db, '2026-01-20');
  await recap(mondays.w5);
  const weeks = ['2026-W02', '2026-W03', '2026-W04'];
  const recaps = await Promise.all(weeks.map(async (week) => (await weekOf(creator, week)).body));
  expect(recaps.map(({ weekVotes }) => weekVotes)).toEqual([10, 2, 3]);
  expect(recaps.map(({ totalVotes }) => totalVotes)).toEqual([10, 7, 15]);
});

test('boards without votes and weeks without votes get no weekly chart, and repeating recapWeeks creates no duplicates', async () => {
  const [quiet, voted] = [await makeCreator(server), await makeCreator(server)];
  await makeIdeas(server, quiet, 2);
  const [idea] = await makeIdeas(server, voted, 1);
  await vote(idea, '2026-01-18');
  await closeCharts(db, '2026-01-18');
  await recap(mondays.w4);
  expect(await recap(mondays.w4)).toBe(0);
  expect(await recap(mondays.w5)).toBe(0);
  expect((await weekOf(quiet, '2026-W03')).error.code).toBe('week_not_found');
  expect((await weekOf(voted, '2026-W03')).status).toBe(200);
  const notifications = await server.query(`SELECT FROM notifications WHERE kind = 'week-recap' AND creator_id = $1`, [
    voted.id,
  ]);
  expect(notifications).toHaveLength(1);
});

test('a new weekly chart notifies the followers and the creator, and is emailed to those who receive notifications by email', async () => {
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
  await vote(idea, '2026-01-18', 3);
  await closeCharts(db, '2026-01-18');
  await recap(mondays.w4);
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

test('getWeek returns 404 week_not_found for a week without a chart, 404 board_not_found for an unknown username and 400 invalid_input for an invalid week; listWeeks returns 404 board_not_found for an unknown username and 400 invalid_input for an invalid username', async () => {
  const creator = await makeCreator(server);
  expect((await weekOf(creator, '2026-W03')).error.code).toBe('week_not_found');
  for (const week of ['2026-W00', '2025-W53', 'latest', '2026-1'])
    expect([week, (await weekOf(creator, week)).error.code]).toEqual([week, 'invalid_input']);
  const missing = { username: 'no-such-user', week: '2026-W03' };
  expect((await call(api.getWeek, { params: missing })).error.code).toBe('board_not_found');
  expect((await call(api.listWeeks, { params: missing })).error.code).toBe('board_not_found');
  expect((await call(api.listWeeks, { params: { username: 'x' } })).error.code).toBe('invalid_input');
});

test('purging an account deletes its weekly charts', async () => {
  const creator = await makeCreator(server);
  const [idea] = await makeIdeas(server, creator, 1);
  await vote(idea, '2026-01-18');
  await closeCharts(db, '2026-01-18');
  await recap(mondays.w4);
  const { password } = await givePassword(server, creator);
  await creator.call(api.deleteAccount, { body: { password } });
  await purgeAccount(server.context, creator.id);
  expect(await server.query('SELECT FROM week_recaps WHERE creator_id = $1', [creator.id])).toEqual([]);
});

test("a board's week ends at midnight in the board's time zone", async () => {
  const creator = await makeCreator(server);
  await server.query(`UPDATE boards SET time_zone = 'Asia/Tokyo' WHERE creator_id = $1`, [creator.id]);
  const [idea] = await makeIdeas(server, creator, 1);
  await vote(idea, '2026-06-03');
  await recap(new Date('2026-06-07T14:45:00Z'));
  expect((await weekOf(creator, '2026-W23')).error.code).toBe('week_not_found');
  await recap(new Date('2026-06-07T15:05:00Z'));
  expect((await weekOf(creator, '2026-W23')).body).toMatchObject({ startsOn: '2026-06-01', totalVotes: 1 });
  expect(await recap(new Date('2026-06-07T15:20:00Z'))).toBe(0);
});
