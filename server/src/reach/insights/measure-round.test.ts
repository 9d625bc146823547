import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { foldNow } from '../../../test/fold-now.ts';
import { makeCreator, makeFan, type TestAccount } from '../../../test/make-account.ts';
import { endRound, makeRound } from '../../../test/make-round.ts';
import { startServer } from '../../../test/start-server.ts';
import { measureRound } from './measure-round.ts';

const server = await startServer({ LIMIT_SCALE: '100' });
const { pool } = server.context;

const readRounds = async (creator: TestAccount) => (await creator.call(api.getInsights)).body.rounds;

test('getInsights returns the turnout, new voters and sources of a round; sources of single ballots are deleted', async () => {
  const creator = await makeCreator(server);
  const [old, fresh, shy] = [await makeFan(server), await makeFan(server), await makeFan(server)];
  const { number, candidates } = await makeRound(server, creator);
  const ideaId = candidates[0]?.ideaId ?? 0;
  await server.query(`INSERT INTO votes VALUES ($1, $2, $3, now() - interval '3 days')`, [creator.id, ideaId, old.id]);
  await server.query(`UPDATE board_folds SET folded_until = '-infinity'`);
  await foldNow(server, 1_000);
  const params = { username: creator.username, number: String(number) };
  const cast = (fan: TestAccount, host: string | undefined, headers = {}) =>
    fan.call(api.castBallot, { params, body: { ideaIds: [ideaId], ...(host !== undefined && { host }) }, headers });
  await cast(old, 'www.YouTube.com');
  await cast(fresh, '');
  await cast(shy, 'x.com', { 'sec-gpc': '1' });
  // A change doesn't change where the voter came from.
  await cast(fresh, 't.co');
  expect(await readRounds(creator)).toMatchObject([{ number, state: 'open', voters: 3, figures: null }]);
  const exported = (await old.call(api.exportAccount)).body.ballots;
  expect(exported).toMatchObject([{ source: 'youtube.com' }]);

  await endRound(server, creator, number);
  const [round] = await server.query<{ id: number }>('SELECT id FROM rounds WHERE creator_id = $1', [creator.id]);
  const key = { creatorId: creator.id, roundId: round?.id };
  const jobs = `SELECT FROM graphile_worker._private_jobs WHERE payload::jsonb = $1 AND run_at > now()`;
  expect(await server.query(jobs, [JSON.stringify(key)])).toHaveLength(1);
  await measureRound(pool, key);
  const figures = {
    activeVoters: 3,
    newVoters: 2,
    sources: ['direct', 'unknown', 'youtube.com'].map((host) => ({ host, voters: 1 })),
  };
  expect(await readRounds(creator)).toMatchObject([{ number, state: 'final', voters: 3, figures }]);
  expect(await server.query('SELECT DISTINCT source FROM round_ballots WHERE round_id = $1', [round?.id])).toEqual([
    { source: null },
  ]);
  // A repeated job doesn't count the deleted sources.
  await measureRound(pool, key);
  expect(await readRounds(creator)).toMatchObject([{ figures }]);

  const { body: csv } = await creator.call(api.downloadInsights, { params: { file: 'rounds.csv' } });
  expect(csv.split('\n')[1]).toMatch(
    /^1,What next\?,final,[\dT:.Z-]+,[\dT:.Z-]+,3,3,2,direct: 1; unknown: 1; youtube\.com: 1$/,
  );
});
