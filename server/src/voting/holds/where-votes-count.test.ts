import { api } from '@upnext/contract/api';
import { livePaths } from '@upnext/contract/voting/live-paths';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { foldNow } from '../../../test/fold-now.ts';
import { givePassword, makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { makeIdeas } from '../../../test/make-idea.ts';
import { startNotifications } from '../../../test/start-notifications.ts';
import { closeCharts } from '../../boards/daily-close/close-charts.ts';
import { refreshExplore } from '../../boards/explore/refresh-explore.ts';
import { deleteAccount } from '../../identity/account-settings/delete-account.ts';
import { countWeekVotes } from '../../reach/insights/count-week-votes.ts';
import { recapWeeks } from '../weekly-charts/recap-weeks.ts';
import { voidVotes } from './move-votes.ts';

const { server, publish, allTold, inboxOf } = await startNotifications();
const { context } = server;

let creator: TestAccount;
/** One fan whose vote counts, one whose vote is held, one whose vote is void. All voted for the second idea. */
let fans: TestAccount[];
let [first, second] = [0, 0];

/** The first idea has two counted votes. With its held and void votes, the second one would have three. */
beforeEach(async () => {
  creator = await makeCreator(server);
  fans = [await makeFan(server), await makeFan(server), await makeFan(server)];
  [first = 0, second = 0] = await makeIdeas(server, creator, 2);
  const vote = (fan: TestAccount | undefined, id: number) => fan?.call(api.castVote, { params: { id: String(id) } });
  for (let voters = 0; voters < 2; voters++) await vote(await makeFan(server), first);
  await vote(fans[0], second);
  await server.query('UPDATE ideas SET attacked_at = now() WHERE id = $1', [second]);
  await vote(fans[1], second);
  await vote(fans[2], second);
  await voidVotes(context, { creatorId: creator.id, ideaId: second, accountIds: [fans[2]?.id ?? 0] });
});

test('the chart close stores the places and counts of counted votes', async () => {
  await closeCharts(context.db, '2026-01-02');
  const places = await server.query(
    'SELECT idea_id, position, votes FROM chart_places WHERE creator_id = $1 ORDER BY 2',
    [creator.id],
  );
  expect(places).toEqual([
    { idea_id: first, position: 1, votes: 2 },
    { idea_id: second, position: 2, votes: 1 },
  ]);
  expect(await server.query('SELECT total_votes FROM chart_closes WHERE creator_id = $1', [creator.id])).toEqual([
    { total_votes: 3 },
  ]);
});

test('the live stream sends counted votes, also after a held vote', async () => {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const { body } = await fetch(`${server.origin}${livePaths.board(creator.username)}?since=1`, { signal: stop.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readUntil = async (wanted: string) => {
    while (!text.includes(wanted)) text += (await reader?.read())?.value ?? '';
  };
  await readUntil('"totalVotes":3');
  const version = Number(/^id: (\d+)/m.exec(text)?.[1]);
  await (await makeFan(server)).call(api.castVote, { params: { id: String(second) } });
  await readUntil(`id: ${version + 1}\n`);
  expect(text).not.toContain('"totalVotes":4');
});

test('Explore orders ideas by counted votes', async () => {
  await refreshExplore(context.pool);
  const places = await server.query(
    'SELECT idea_id, board_position FROM explore_places WHERE creator_id = $1 ORDER BY place',
    [creator.id],
  );
  expect(places).toEqual([
    { idea_id: first, board_position: 1 },
    { idea_id: second, board_position: 2 },
  ]);
});

test('the weekly chart and the insights contain counted votes, and only their voters are new voters', async () => {
  await foldNow(server);
  const { votes, voters } = (await creator.call(api.getInsights, { query: { days: '7' } })).body;
  expect([votes.total, voters.newPerDay.at(-1)]).toEqual([3, 3]);
  // Votes of this week are counted when the next one begins.
  const monday = new Date(Date.now() + 7 * 24 * 60 * 60 * 1_000);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  monday.setUTCHours(0, 0, 0, 0);
  await closeCharts(context.db, new Date().toISOString().slice(0, 10));
  await recapWeeks(context.db, monday, countWeekVotes);
  const [week] = await server.query<{ places: { ideaId: number; votes: number }[] }>(
    'SELECT total_votes, week_votes, places FROM week_recaps WHERE creator_id = $1',
    [creator.id],
  );
  expect(week).toMatchObject({ total_votes: 3, week_votes: 3 });
  expect(JSON.stringify(week?.places)).toMatch(/"votes":2.*"votes":1/);
});

test('all voters are notified when the idea is made, and see the vote in their history and their data export', async () => {
  const views = await Promise.all(
    fans.map(async (fan) => {
      const { body: history } = await fan.call(api.listVoteHistory);
      const { body: file } = await fan.call(api.exportAccount);
      const view = JSON.stringify([history, (file as unknown as { votes: object[] }).votes]);
      return view.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
    }),
  );
  expect(views[0]).toContain('"votes":1');
  expect(views).toEqual([views[0], views[0], views[0]]);
  await publish(creator, second);
  await allTold();
  for (const fan of fans)
    expect(await inboxOf(fan)).toMatchObject([{ kind: 'idea-made', payload: { ideaId: second } }]);
});

test('deleting the accounts of voters does not change any count', async () => {
  for (const { id: accountId, username, ...fan } of fans) {
    await givePassword(server, { id: accountId, username, ...fan });
    await deleteAccount(context, { accountId, username, role: 'audience', isVerified: false }, 'en');
  }
  const states = await server.query('SELECT state FROM votes WHERE idea_id = $1 ORDER BY account_id', [second]);
  expect(states).toEqual([{ state: 'counted' }, { state: 'held' }, { state: 'void' }]);
  const counts = await server.query('SELECT votes, held_votes FROM ideas WHERE id = $1', [second]);
  expect(counts).toEqual([{ votes: 1, held_votes: 1 }]);
});
