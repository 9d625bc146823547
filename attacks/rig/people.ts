import { createHash, randomBytes } from 'node:crypto';

import type { OwnDatabase } from '../../bench/rig/own-database.ts';

export type Person = { id: number; username: string; boardId: number; cookie: string };

let made = 0;

/** Inserts an account with a session and, for a creator, the main board. */
export async function makePerson(
  database: OwnDatabase,
  role: 'creator' | 'audience',
  name: string = role,
): Promise<Person> {
  const username = `${name}_${made++}`;
  const [account] = await database.query<{ id: number }>(
    'INSERT INTO accounts (username, role) VALUES ($1, $2) RETURNING id',
    [username, role],
  );
  const id = account?.id ?? 0;
  const [board] =
    role === 'creator'
      ? await database.query<{ id: number }>(
          'INSERT INTO boards (creator_id, is_main) VALUES ($1, true) RETURNING id',
          [id],
        )
      : [];
  return { id, username, boardId: board?.id ?? 0, cookie: await makeSession(database, id) };
}

/** Creates a session and returns its cookie. */
export async function makeSession({ query }: OwnDatabase, accountId: number, ends = '1 day'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query('INSERT INTO sessions (token_hash, account_id, expires_at) VALUES ($1, $2, now() + $3::interval)', [
    createHash('sha256').update(token).digest(),
    accountId,
    ends,
  ]);
  return `session=${token}`;
}

export async function makeIdea(
  { query }: OwnDatabase,
  { id, boardId }: Person,
  { title = 'Paella at dawn', status = 'approved', by }: { title?: string; status?: string; by?: Person } = {},
): Promise<number> {
  const [row] = await query<{ id: number }>(
    `WITH board AS (
       UPDATE boards SET version = version + 1, idea_count = idea_count + ($4 = 'approved')::int,
         pending_count = pending_count + ($4 = 'pending')::int
       WHERE creator_id = $1 AND id = $2)
     INSERT INTO ideas (creator_id, board_id, title, status, suggested_by) VALUES ($1, $2, $3, $4::idea_status, $5)
     RETURNING id`,
    [id, boardId, title, status, by?.id ?? null],
  );
  return row?.id ?? 0;
}

export type Link = { id: number; token: string };

export async function makeLink(
  { query }: OwnDatabase,
  { id, boardId }: Person,
  { isActive = true, expiresIn = null }: { isActive?: boolean; expiresIn?: string | null } = {},
): Promise<Link> {
  const token = randomBytes(16).toString('base64url');
  const [row] = await query<{ id: number }>(
    `WITH board AS (UPDATE boards SET share_link_count = share_link_count + 1 WHERE creator_id = $1 AND id = $2)
     INSERT INTO share_links (creator_id, board_id, token, is_active, expires_at)
     VALUES ($1, $2, $3, $4, now() + $5::interval) RETURNING id`,
    [id, boardId, token, isActive, expiresIn],
  );
  return { id: row?.id ?? 0, token };
}

/**
 * Creates an overlay and returns its token. If `isCurrent` is false, the token is then replaced, so the returned one is
 * no longer valid.
 */
export async function makeOverlay(
  { query }: OwnDatabase,
  { id, boardId }: Person,
  isCurrent: boolean,
): Promise<string> {
  const tokens = [randomBytes(16).toString('base64url'), randomBytes(16).toString('base64url')];
  for (const token of isCurrent ? tokens.slice(0, 1) : tokens)
    await query(
      `INSERT INTO overlays (creator_id, board_id, token) VALUES ($1, $2, $3)
       ON CONFLICT (creator_id, board_id) DO UPDATE SET token = EXCLUDED.token`,
      [id, boardId, token],
    );
  return tokens[0] ?? '';
}
