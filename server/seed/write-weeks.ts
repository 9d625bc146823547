import { Kysely, PostgresDialect } from 'kysely';
import type { ClientBase } from 'pg';

import type { Tables } from '../src/tables.ts';
import { insertRecap } from '../src/voting/weekly-charts/sql.ts';
import { day, type DemoClock, historyDays } from './demo-clock.ts';
import type { WrittenBoard } from './write-boards.ts';

const countVotes = `
  SELECT count(*)::int AS votes FROM votes v JOIN ideas i ON i.creator_id = v.creator_id AND i.id = v.idea_id
  WHERE v.creator_id = $1 AND i.board_id = $2 AND v.voted_at >= $3 AND v.voted_at < $4`;

/** Writes the weekly charts of the previous weeks, as the job would have written them. */
export async function writeWeeks(client: ClientBase, boards: readonly WrittenBoard[], { midnight }: DemoClock) {
  const db = onConnection(client);
  for (let weeksAgo = Math.floor(historyDays / 7) - 1; weeksAgo >= 0; weeksAgo--) {
    const lastMonday = midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * day;
    const from = new Date(lastMonday - (weeksAgo + 1) * 7 * day);
    const until = new Date(from.getTime() + 7 * day);
    const startsOn = from.toISOString().slice(0, 10);
    for (const { creatorId, boardId } of boards) {
      const { rows } = await client.query<{ votes: number }>(countVotes, [creatorId, boardId, from, until]);
      const votes = rows[0]?.votes ?? 0;
      if (votes > 0) await insertRecap(db, { creatorId, boardId }, startsOn, votes);
    }
  }
}

/** Returns a Kysely instance that runs on the seed transaction's connection. */
function onConnection(client: ClientBase): Kysely<Tables> {
  const connection = { query: client.query.bind(client), release: () => {} } as ClientBase & { release: () => void };
  return new Kysely({
    dialect: new PostgresDialect({ pool: { options: {}, connect: async () => connection, end: async () => {} } }),
  });
}
