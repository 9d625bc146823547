import { hash, randomBytes } from 'node:crypto';

import type { OwnDatabase } from '../../bench/rig/own-database.ts';
import { makeSession, type Person } from './people.ts';

/** Creates a session and returns its public id. */
export async function makeSessionId(database: OwnDatabase, { id }: Person): Promise<string> {
  const cookie = await makeSession(database, id);
  const tokenHash = hash('sha256', cookie.slice('session='.length), 'buffer');
  return hash('sha256', tokenHash).slice(0, 32);
}

export async function makePasskey({ query }: OwnDatabase, { id }: Person): Promise<number> {
  const [row] = await query<{ id: number }>(
    `INSERT INTO passkeys (credential_id, account_id, public_key, counter, transports, name)
     VALUES ($1, $2, '', 0, '{}', 'Laptop') RETURNING id`,
    [randomBytes(16), id],
  );
  return row?.id ?? 0;
}

/** Creates a token as in a confirmation email for an account's pending address. */
export async function makeMailToken({ query }: OwnDatabase, { id, username }: Person, ends: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const email = `${username}@mail.example`;
  await query('UPDATE accounts SET pending_email = $2 WHERE id = $1', [id, email]);
  await query(
    `INSERT INTO email_tokens (token_hash, account_id, purpose, email, expires_at)
     VALUES ($1, $2, 'confirm-email', $3, now() + $4::interval)`,
    [hash('sha256', token, 'buffer'), id, email, ends],
  );
  return token;
}
