import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { closeEndedDays } from './close-charts.ts';
import { listEndedDays } from './list-ended-days.ts';

const server = await startServer();
const { db } = server.context;

async function makeCreatorIn(timeZone: string): Promise<TestAccount> {
  const creator = await makeCreator(server);
  await server.query('UPDATE boards SET time_zone = $2 WHERE creator_id = $1', [creator.id, timeZone]);
  return creator;
}

test.each([
  ['Europe/Madrid', '2026-01-14T23:00:00Z', '2026-01-14', 'in winter'],
  ['Europe/Madrid', '2026-07-14T22:00:00Z', '2026-07-14', 'in summer'],
  ['Europe/Madrid', '2026-03-29T22:00:00Z', '2026-03-29', 'after a day of 23 hours'],
  ['Europe/Madrid', '2026-10-25T23:00:00Z', '2026-10-25', 'after a day of 25 hours'],
  ['Asia/Kolkata', '2026-01-14T18:30:00Z', '2026-01-14', 'UTC+5:30'],
  ['Asia/Kathmandu', '2026-01-14T18:15:00Z', '2026-01-14', 'UTC+5:45'],
  ['Pacific/Kiritimati', '2026-01-14T10:00:00Z', '2026-01-14', 'UTC+14'],
  ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-05', 'when midnight does not exist'],
  ['America/Santiago', '2026-04-05T04:00:00Z', '2026-04-04', 'when the hour before midnight repeats'],
  ['America/Havana', '2026-11-01T04:00:00Z', '2026-10-31', 'when midnight repeats'],
])('listEndedDays in %s at %s returns %s (%s)', async (timeZone, moment, endedOn) => {
  await makeCreatorIn(timeZone);
  const ended = async (minutesLater: number) =>
    (await listEndedDays(db, new Date(Date.parse(moment) + minutesLater * 60_000)))
      .filter((day) => day.timeZone === timeZone)
      .map((day) => day.endedOn);
  expect(await ended(0)).toEqual([endedOn]);
  for (const minutes of [-75, -60, -45, -30, -15, 15, 30, 45, 60, 75]) expect(await ended(minutes)).toEqual([]);
});

test('closeEndedDays closes only the charts of boards whose local day has ended, each with its local date', async () => {
  const [tokyo, madrid] = [await makeCreatorIn('Asia/Tokyo'), await makeCreatorIn('Europe/Madrid')];
  await makeIdeas(server, tokyo, 1);
  await makeIdeas(server, madrid, 1);
  const closes = () =>
    server.query('SELECT creator_id, closed_on FROM chart_closes WHERE creator_id = ANY($1) ORDER BY closed_at', [
      [tokyo.id, madrid.id],
    ]);
  await closeEndedDays(db, new Date('2026-01-14T15:00:00Z'));
  expect(await closes()).toEqual([{ creator_id: tokyo.id, closed_on: '2026-01-14' }]);
  await closeEndedDays(db, new Date('2026-01-14T23:00:00Z'));
  expect(await closes()).toEqual([
    { creator_id: tokyo.id, closed_on: '2026-01-14' },
    { creator_id: madrid.id, closed_on: '2026-01-14' },
  ]);
});

test("getBoard returns the end of the day in the board's time zone as chartClosesAt", async () => {
  const creator = await makeCreatorIn('Asia/Kathmandu');
  const { body } = await server.call(api.getBoard, { params: { username: creator.username } });
  const closesAt = new Date(body.board.chartClosesAt);
  expect(closesAt.toISOString()).toMatch(/T18:15:00\.000Z$/);
  expect(closesAt.getTime() - Date.now()).toBeGreaterThan(0);
  expect(closesAt.getTime() - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
});

test("a new creator's board gets the browser's time zone, or UTC if the time zone is missing or unknown", async () => {
  const zoneOf = async (creator: TestAccount) => (await creator.call(api.listOwnBoards)).body[0]?.timeZone;
  expect(await zoneOf(await makeCreator(server))).toBe('UTC');
  for (const [timeZone, stored] of [
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Mars/Olympus', 'UTC'],
    ['+02:00', 'UTC'],
  ] as const) {
    const fan = await makeFan(server);
    await fan.call(api.becomeCreator, { body: { userRole: 'creator', timeZone } });
    expect(await zoneOf(fan)).toBe(stored);
  }
});

test('updateBoard changes the time zone, and returns 400 invalid_input for an unknown one', async () => {
  const creator = await makeCreator(server);
  const [board] = (await creator.call(api.listOwnBoards)).body;
  const change = (timeZone: string) =>
    creator.call(api.updateBoard, { params: { id: String(board?.id) }, body: { timeZone } });
  expect((await change('Asia/Tokyo')).body.timeZone).toBe('Asia/Tokyo');
  for (const timeZone of ['Mars/Olympus', '+02:00', ''])
    expect((await change(timeZone)).error).toMatchObject({ code: 'invalid_input', fields: [{ path: 'timeZone' }] });
});
