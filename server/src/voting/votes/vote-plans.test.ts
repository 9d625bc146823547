import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';

// One connection, so that all batches and the query for their plans run on it.
const server = await startServer({ DATABASE_POOL: '1' });

test('PostgreSQL plans the vote statement once per connection, even if the first batches are small', async () => {
  const creator = await makeCreator(server);
  const params = { id: String(await makeIdea(server, creator)) };
  const fans = await Promise.all(Array.from({ length: 60 }, () => makeFan(server)));
  for (const fan of fans.slice(0, 20)) expect((await fan.call(api.castVote, { params })).status).toBe(200);
  await Promise.all(fans.slice(20).map((fan) => fan.call(api.castVote, { params })));
  const { rows } = await server.context.pool.query<{ custom_plans: number; generic_plans: number }>(
    `SELECT custom_plans, generic_plans FROM pg_prepared_statements WHERE name = 'insert-votes'`,
  );
  // PostgreSQL tries five custom plans before it compares their cost with the generic plan's.
  expect(rows).toEqual([{ custom_plans: 5, generic_plans: expect.any(Number) }]);
  expect(rows[0]?.generic_plans).toBeGreaterThanOrEqual(16);
});

test('the vote statement looks up withdrawn votes by an index', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator);
  await (await makeFan(server)).call(api.castVote, { params: { id: String(id) } });
  await server.query(
    `INSERT INTO withdrawn_holds (creator_id, idea_id, account_id, state)
     SELECT $1, $2, 1000000 + n, 'held' FROM generate_series(1, 5000) n`,
    [creator.id, id],
  );
  await server.query('ANALYZE withdrawn_holds');
  const { rows } = await server.context.pool.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN EXECUTE "insert-votes" ('', '{1}', '{${id}}', '{null}', '{null}')`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Scan using withdrawn_holds_\w+ on withdrawn_holds/);
});
