import { createHash } from 'node:crypto';

import { makeBoards, type Board } from '../bench/rig/crowd.ts';
import type { OwnDatabase } from '../bench/rig/own-database.ts';
import { ideas, type Person } from './people.ts';

/** The start of every simulation. It is far from today, so that nothing depends on the real clock. */
const startsAt = Date.UTC(2031, 0, 15, 12);
const dayMs = 24 * 60 * 60_000;

export const atTime = (milliseconds: number): Date => new Date(startsAt + milliseconds);
export const sessionHash = (accountId: number): Buffer => createHash('sha256').update(`session ${accountId}`).digest();

export type Voter = Person & { accountId: number };
export type Site = { board: Board; voters: Voter[] };

/** Empties the database and creates a board and the accounts, in the order of their registration. */
export async function storePeople(database: OwnDatabase, people: Person[]): Promise<Site> {
  const { query } = database;
  await query('TRUNCATE accounts, account_origins, vote_changes RESTART IDENTITY CASCADE');
  const [board] = await makeBoards(database, 1, ideas);
  if (!board) throw new Error('No board was created');
  await query('UPDATE accounts SET created_at = $1', [atTime(-400 * dayMs)]);
  const sorted = people.toSorted((a, b) => a.registersAt - b.registersAt);
  const voters = sorted.map((person, place) => ({ ...person, accountId: board.creatorId + 1 + place }));
  for (let from = 0; from < voters.length; from += 10_000) await storeSome(database, voters.slice(from, from + 10_000));
  await query('ANALYZE accounts, sessions, account_origins');
  return { board, voters };
}

async function storeSome({ query }: OwnDatabase, voters: readonly Voter[]): Promise<void> {
  const ids = voters.map(({ accountId }) => accountId);
  await query(
    `INSERT INTO accounts (id, username, created_at, verified_at) OVERRIDING SYSTEM VALUE
     SELECT id, 'voter_' || id, at, CASE WHEN verified THEN at END FROM unnest($1::bigint[], $2::timestamptz[], $3::boolean[]) AS v(id, at, verified)`,
    [ids, voters.map(({ registersAt }) => atTime(registersAt)), voters.map(({ isVerified }) => isVerified)],
  );
  await query(
    `INSERT INTO sessions (token_hash, account_id, expires_at, is_verified)
     SELECT hash, id, now() + interval '1 day', verified FROM unnest($1::bytea[], $2::bigint[], $3::boolean[]) AS s(hash, id, verified)`,
    [ids.map(sessionHash), ids, voters.map(({ isVerified }) => isVerified)],
  );
  // Registrations of the last days. Older ones have been removed, and rows of later visits are not read by the detectors.
  const known = voters.filter(({ registersAt }) => registersAt > -4 * dayMs);
  const hashes = (name: (voter: Voter) => string | null, daysBefore: number): (Buffer | null)[] =>
    known.map((voter) => {
      const value = name(voter);
      const day = Math.floor(atTime(voter.registersAt).getTime() / dayMs) - daysBefore;
      return value === null ? null : createHash('sha256').update(`${day} ${value}`).digest();
    });
  await query(
    `INSERT INTO account_origins (slot, day, account_id, seen_at, household, household_before, network, network_before, device, device_before, registered_by, proof_ms)
     SELECT (at::date - date '1970-01-01') % 4, at::date, id, at, network, network_before, network, network_before, device, device_before, 'password', proof_ms
     FROM unnest($1::bigint[], $2::timestamptz[], $3::bytea[], $4::bytea[], $5::bytea[], $6::bytea[], $7::int[])
       AS o(id, at, network, network_before, device, device_before, proof_ms)`,
    [
      known.map(({ accountId }) => accountId),
      known.map(({ registersAt }) => atTime(registersAt)),
      hashes(({ network }) => network, 0),
      hashes(({ network }) => network, 1),
      hashes(({ device }) => device, 0),
      hashes(({ device }) => device, 1),
      known.map(({ proofMs }) => proofMs),
    ],
  );
}

/** Deletes accounts like the account settings do, as far as the detectors can see it. */
export async function deleteAccounts({ query }: OwnDatabase, voters: readonly Voter[]): Promise<void> {
  const ids = voters.map(({ accountId }) => accountId);
  await query(
    `UPDATE accounts a SET deleted_at = d.at, username = NULL, verified_at = NULL
     FROM unnest($1::bigint[], $2::timestamptz[]) AS d(id, at) WHERE a.id = d.id`,
    [ids, voters.map(({ deletesAt }) => atTime(deletesAt ?? 0))],
  );
  await query('DELETE FROM account_origins WHERE account_id = ANY($1::bigint[])', [ids]);
}
