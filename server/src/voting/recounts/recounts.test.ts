import { api } from '@upnext/contract/api';
import { beforeEach, expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { reconcileCounts } from './reconcile-counts.ts';

const server = await startServer();
const { db } = server.context;
let reported: string[] = [];
const reconcile = (fix = false) => reconcileCounts(db, { fix, report: (text) => reported.push(text) });

beforeEach(() => {
  reported = [];
});

async function makeVotedIdea() {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  await (await makeFan(server)).call(api.castVote, { params: { id: String(idea) } });
  return { creator, idea };
}

async function metric(name: string): Promise<number> {
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(await server.metrics())?.[1] ?? NaN);
}

test('reconcileCounts finds no differences when all counts are correct, and updates its metrics', async () => {
  await makeVotedIdea();
  const { creator, idea } = await makeVotedIdea();
  await creator.call(api.deleteIdea, { params: { id: String(idea) } });
  expect(await reconcile()).toEqual([]);
  expect([await metric('upnext_count_differences'), await metric('upnext_reconciled_ideas')]).toEqual([0, 1]);
  expect(await metric('upnext_reconciled_at_seconds')).toBeGreaterThan(Date.now() / 1_000 - 60);
});

test('reconcileCounts reports a difference and corrects it only if `fix` is true', async () => {
  const { creator, idea } = await makeVotedIdea();
  await server.query('UPDATE ideas SET votes = 7 WHERE id = $1', [idea]);
  const counts = () =>
    server.query('SELECT i.votes, b.total_votes FROM ideas i JOIN boards b ON b.id = i.board_id WHERE i.id = $1', [
      idea,
    ]);

  const found = await reconcile();
  expect(found).toEqual([
    {
      of: 'idea',
      creatorId: creator.id,
      id: idea,
      shown: { votes: 7, held_votes: 0 },
      counted: { votes: 1, held_votes: 0 },
    },
    expect.objectContaining({ of: 'board', creatorId: creator.id }),
  ]);
  expect(reported[0]).toContain(`idea ${idea}`);
  expect(await counts()).toEqual([{ votes: 7, total_votes: 1 }]);
  expect(await metric('upnext_count_differences')).toBe(2);

  await reconcile(true);
  expect(await counts()).toEqual([{ votes: 1, total_votes: 1 }]);
  expect(await metric('upnext_count_differences')).toBe(0);
  expect(await reconcile()).toEqual([]);
});

test('reconcileCounts finds a difference after the first batch of rows', async () => {
  const creator = await makeCreator(server);
  await server.query(
    `INSERT INTO ideas (creator_id, board_id, title)
     SELECT creator_id, id, 'one of many' FROM boards, generate_series(1, 1200) WHERE creator_id = $1`,
    [creator.id],
  );
  await server.query('UPDATE boards SET idea_count = 1200 WHERE creator_id = $1', [creator.id]);
  await server.query(`UPDATE ideas SET votes = 1 WHERE id = (SELECT max(id) FROM ideas WHERE creator_id = $1)`, [
    creator.id,
  ]);
  expect(await reconcile()).toHaveLength(2);
  await reconcile(true);
});
