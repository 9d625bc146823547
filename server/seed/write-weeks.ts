import { Kysely, PostgresDialect } from 'kysely';
import type { ClientBase } from 'pg';

import type { Tables } from '../src/tables.ts';
import { insertRecap } from '../src/voting/weekly-charts/sql.ts';
import { day, type DemoClock } from './demo-clock.ts';
import type { WrittenBoard } from './write-boards.ts';

/** Writes the weekly charts of the two previous weeks, as the job would have written them. */
export async function writeWeeks(client: ClientBase, boards: readonly WrittenBoard[], { midnight }: DemoClock) {
  const db = onConnection(client);
  const sinceMonday = (new Date(midnight).getUTCDay() + 6) % 7;
  for (const weeksAgo of [2, 1]) {
    const monday = new Date(midnight - (sinceMonday + 7 * weeksAgo) * day).toISOString().slice(0, 10);
    for (const { creatorId, boardId } of boards) await insertRecap(db, { creatorId, boardId }, monday);
  }
}

/** Returns a Kysely instance that runs on the seed transaction's connection. */
function onConnection(client: ClientBase): Kysely<Tables> {
  const connection = { query: client.query.bind(client), release: () => {} } as ClientBase & { release: () => void };
  return new Kysely({
    dialect: new PostgresDialect({ pool: { options: {}, connect: async () => connection, end: async () => {} } }),
  });
}
