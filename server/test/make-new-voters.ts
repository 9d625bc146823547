import { randomBytes } from 'node:crypto';

import type { TestServer } from './start-server.ts';

export type Voters = {
  count: number;
  idea: number | undefined;
  at: Date;
  isBot?: boolean;
  isHeld?: boolean;
  verified?: boolean;
  registeredBy?: 'password' | 'email';
};

/** Inserts new accounts with their registrations, and counted or held votes. Bots share a device and have no proof. */
export async function makeNewVoters(
  server: TestServer,
  creatorId: number,
  { count, idea, at, isBot = false, isHeld = false, verified = false, registeredBy = 'password' }: Voters,
): Promise<number[]> {
  const device = randomBytes(16);
  const rows = await server.query<{ id: number }>(
    `WITH a AS (
       INSERT INTO accounts (username, created_at, verified_at)
       SELECT 'voter_' || $1::text || '_' || n, $2::timestamptz - (n + 5 + n * 37 % 200) * interval '1 second', CASE WHEN $7 THEN $2::timestamptz END
       FROM generate_series(1, $3::int) n RETURNING id, created_at, split_part(username, '_', 3)::int AS n),
     o AS (
       INSERT INTO account_origins (slot, day, account_id, household, household_before, network, network_before, device, device_before, registered_by, proof_ms)
       SELECT ((created_at AT TIME ZONE 'UTC')::date - date '1970-01-01') % 4, (created_at AT TIME ZONE 'UTC')::date, id, p, p, p, p, d, d, $10,
         CASE WHEN $4 THEN NULL ELSE 5000 END
       FROM a, LATERAL (SELECT sha256(id::text::bytea) AS p, CASE WHEN $4 THEN $5::bytea ELSE sha256(id::text::bytea) END AS d) x),
     v AS (
       INSERT INTO votes (creator_id, idea_id, account_id, voted_at, state)
       SELECT $6, $8, id, $2::timestamptz - n * interval '1 second', $9::vote_state FROM a)
     SELECT id FROM a ORDER BY id`,
    [
      randomBytes(4).toString('hex'),
      at,
      count,
      isBot,
      device,
      creatorId,
      verified,
      idea,
      isHeld ? 'held' : 'counted',
      registeredBy,
    ],
  );
  await server.query(
    `UPDATE ideas SET votes = (SELECT count(*) FROM votes v WHERE v.creator_id = ideas.creator_id AND v.idea_id = ideas.id AND state = 'counted'),
       held_votes = (SELECT count(*) FROM votes v WHERE v.creator_id = ideas.creator_id AND v.idea_id = ideas.id AND state = 'held')
     WHERE creator_id = $1`,
    [creatorId],
  );
  await server.query(
    'UPDATE boards SET total_votes = (SELECT sum(votes) FROM ideas WHERE creator_id = $1) WHERE creator_id = $1',
    [creatorId],
  );
  return rows.map(({ id }) => id);
}
