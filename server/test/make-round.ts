import { api } from '@upnext/contract/api';
import type { Round } from '@upnext/contract/voting/round-fields';
import type { RoundInput } from '@upnext/contract/voting/rounds';

import { connectKysely, connectPool } from '../src/platform/postgres/connect.ts';
import type { Tables } from '../src/tables.ts';
import { publishBallots } from '../src/voting/receipts/publish-ballots.ts';
import { advanceRound } from '../src/voting/round-steps/advance-round.ts';
import { persist } from './call.ts';
import type { TestAccount } from './make-account.ts';
import { makeIdeas } from './make-idea.ts';
import type { TestServer } from './start-server.ts';

export const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();

/** Opens a round between three new ideas of the creator's main board, unless the input names others. */
export async function makeRound(
  server: TestServer,
  creator: TestAccount,
  input: Partial<RoundInput> = {},
): Promise<Round> {
  const ideaIds = input.ideaIds ?? (input.top === undefined ? await makeIdeas(server, creator, 3) : undefined);
  const round = { question: 'What next?', closesAt: inAnHour(), ...input, ...(ideaIds && { ideaIds }) };
  const { status, body } = await persist(() => creator.call(api.createRound, { body: round }));
  if (status !== 201) throw new Error(`createRound returned ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Runs the jobs that are due for a round at this moment, as a worker does. */
export async function runRoundJobs(server: TestServer, creator: TestAccount, number: number): Promise<void> {
  const [round] = await server.query<{ id: number }>('SELECT id FROM rounds WHERE creator_id = $1 AND number = $2', [
    creator.id,
    number,
  ]);
  const key = { creatorId: creator.id, roundId: round?.id ?? 0 };
  const { databaseUrl, origin } = server.context.config;
  // Without timeouts, like the worker's pool. The sweep at the close holds a lock on a second connection.
  const pool = connectPool(databaseUrl, { max: 2 });
  try {
    // Opens, closes and settles the round, as far as that is due.
    const db = connectKysely<Tables>(pool);
    for (let step = 0; step < 3; step++) await advanceRound({ pool, db }, key);
    await publishBallots({ pool, origin }, key);
  } finally {
    await pool.end();
  }
}

/** Moves the round's times into the past, as if this many hours had gone by since its close, and runs the jobs. */
export async function endRound(server: TestServer, creator: TestAccount, number: number, hoursAgo = 0): Promise<void> {
  await server.query(
    `UPDATE rounds SET opens_at = least(opens_at, now() - make_interval(hours => $3) - interval '1 minute'),
       closes_at = now() - make_interval(hours => $3) WHERE creator_id = $1 AND number = $2`,
    [creator.id, number, hoursAgo],
  );
  await runRoundJobs(server, creator, number);
}
