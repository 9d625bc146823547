import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../test/make-account.ts';
import { makeIdea } from '../../test/make-idea.ts';
import { startServer } from '../../test/start-server.ts';

const server = await startServer({ DATABASE_POOL: '4' });

type Count = { query: string; calls: number };

/** Returns how often each statement has run in this database, according to pg_stat_statements. */
async function counted(): Promise<Map<string, number>> {
  const rows = await server.query<Count>(
    `SELECT query, calls FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
     AND query NOT LIKE '%pg_stat_statements%'`,
  );
  return new Map(rows.map(({ query, calls }) => [query, calls]));
}

async function statementsOf(work: () => Promise<unknown>): Promise<Count[]> {
  const before = await counted();
  await work();
  const after = await counted();
  return [...after]
    .map(([query, calls]) => ({ query, calls: calls - (before.get(query) ?? 0) }))
    .filter(({ calls }) => calls > 0);
}

test('castVote runs no SQL statement outside its vote batch', async () => {
  const creator = await makeCreator(server);
  const idea = await makeIdea(server, creator);
  const fans = await Promise.all(Array.from({ length: 100 }, () => makeFan(server)));
  const statements = await statementsOf(async () => {
    const answers = await Promise.all(fans.map((fan) => fan.call(api.castVote, { params: { id: String(idea) } })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
  expect(statements).toHaveLength(1);
  expect(statements[0]?.query).toContain('INSERT INTO votes');
  // A hundred votes that arrive together need only a handful of batches.
  expect(statements[0]?.calls).toBeLessThan(50);
});

test('a request with a cached session runs no SQL statement on the sessions table', async () => {
  const fan = await makeFan(server);
  await fan.call(api.getUser);
  await server.context.originRecorder.flush();
  const statements = await statementsOf(async () => {
    for (let call = 0; call < 5; call++) await fan.call(api.getUser);
  });
  expect(statements.filter(({ query }) => query.includes('sessions'))).toEqual([]);
  expect(statements.reduce((sum, { calls }) => sum + calls, 0)).toBe(5);
});
