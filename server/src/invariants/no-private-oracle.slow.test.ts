import { api } from '@upnext/contract/api';
import { livePaths } from '@upnext/contract/voting/live-paths';
import { expect, test } from 'vitest';

import { persist } from '../../test/call.ts';
import { foldNow } from '../../test/fold-now.ts';
import { makeCreator, makeFan, type TestAccount } from '../../test/make-account.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { startServer } from '../../test/start-server.ts';

const server = await startServer({ LIMIT_SCALE: '1000' });
const creator = await makeCreator(server);

const accounts = 20;
const makeFans = () => Promise.all(Array.from({ length: accounts }, () => makeFan(server)));

/** Each idea of the board is attacked, so votes of unverified accounts are held. */
async function voteTogether(held: TestAccount[], counted: TestAccount[]): Promise<number> {
  const ideaId = await makeIdea(server, creator);
  await server.query('UPDATE ideas SET attacked_at = now() WHERE id = $1', [ideaId]);
  const voters = held.flatMap((fan, place) => [fan, counted[place] ?? fan]);
  const params = { id: String(ideaId) };
  const replies = await Promise.all(
    voters.map(async (fan) => {
      const { status, body } = await persist(() => fan.call(api.castVote, { params }));
      expect(status).toBe(200);
      return { body, isHeld: held.includes(fan) };
    }),
  );
  const states = await server.query('SELECT state, count(*) FROM votes WHERE idea_id = $1 GROUP BY 1 ORDER BY 1', [
    ideaId,
  ]);
  expect(states).toEqual([
    { state: 'counted', count: accounts },
    { state: 'held', count: accounts },
  ]);
  let pairs = 0;
  for (const batch of Map.groupBy(replies, ({ body }) => body.version).values()) {
    for (const { body } of batch) expect(body).toEqual(batch[0]?.body);
    const heldInBatch = batch.filter(({ isHeld }) => isHeld).length;
    pairs += Math.min(heldInBatch, batch.length - heldInBatch);
  }
  return pairs;
}

/** Everything that the account can read about its votes, without the names and times that differ between accounts. */
async function viewOf(fan: TestAccount, ideas: string): Promise<string> {
  const params = { username: creator.username };
  const { board, ideas: chart } = (await fan.call(api.getBoard, { params, query: { cursor: '0' } })).body;
  const own = (await fan.call(api.listOwnVotes, { params, query: { ideas } })).body;
  const history = (await fan.call(api.listVoteHistory)).body;
  const notifications = (await fan.call(api.listNotifications)).body;
  const checked = (await fan.call(api.castVote, { params: { id: ideas.split(',')[0] ?? '' } })).error;
  const exported = (await fan.call(api.exportAccount)).body;
  const file = { ...exported, account: { ...exported.account, id: 0 } };
  const view = { board, chart, own, history, notifications, checked, file, stream: await firstEvent(fan) };
  return JSON.stringify(view)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
    .replace(/"nextCursor":"\d+-/, '"nextCursor":"time-')
    .replaceAll(`"${fan.username}"`, '"name"');
}

async function firstEvent(fan: TestAccount): Promise<string> {
  const stop = new AbortController();
  const url = `${server.origin}${livePaths.board(creator.username)}?since=1`;
  const { body } = await fetch(url, { signal: stop.signal, headers: { cookie: fan.cookie } });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!/^data: .*\n\n/m.test(text)) text += (await reader?.read())?.value ?? '';
  stop.abort();
  // The time after which the client reconnects is random.
  return text.replace(/^retry: \d+/, '');
}

test('in 200 pairs of a held and a counted vote in one batch, both voters get the same reply and can read the same about their votes', async () => {
  const [held, counted] = await Promise.all([makeFans(), makeFans()]);
  await server.query('UPDATE sessions SET is_verified = true WHERE account_id = ANY($1)', [
    counted.map(({ id }) => id),
  ]);
  let pairs = 0;
  for (let round = 0; round < 40 && pairs < 200; round++) pairs += await voteTogether(held, counted);
  expect(pairs).toBeGreaterThanOrEqual(200);

  // Insights record voters, and the data export lists the boards on which the account voted.
  await foldNow(server, 1_000);
  const rows = await server.query<{ id: number }>('SELECT id FROM ideas WHERE creator_id = $1 ORDER BY id', [
    creator.id,
  ]);
  const ideas = rows.map(({ id }) => id).join(',');
  const views = new Set<string>();
  for (const fan of [...held, ...counted]) views.add(await viewOf(fan, ideas));
  const [view, ...others] = views;
  expect(others).toEqual([]);
  expect(view).toContain('"boardsVotedOn":[{');

  // The count in the reply to a withdrawal is the one on the public chart at that version, for every state of the vote.
  const ideaId = rows[0]?.id ?? 0;
  for (const fan of [...held.slice(0, 5), ...counted.slice(0, 5)]) {
    const { body } = await persist(() => fan.call(api.withdrawVote, { params: { id: String(ideaId) } }));
    const [shown] = await server.query(
      `SELECT i.id AS "ideaId", i.votes, b.version FROM ideas i JOIN boards b ON b.creator_id = i.creator_id AND b.id = i.board_id
       WHERE i.id = $1`,
      [ideaId],
    );
    expect(body).toEqual(shown);
  }
}, 240_000);
