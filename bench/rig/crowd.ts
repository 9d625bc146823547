import type { OwnDatabase } from './own-database.ts';

export type Board = { username: string; creatorId: number; boardId: number; firstIdea: number };

/** Voter n has the account id voterBase + n, far above the ids of creators. */
export const voterBase = 1_000_000_000;

/** More votes per second than a fast machine counts. Each voter votes once in a round. */
export const mostVotesPerSecond = 80_000;

/** The session token of voter n. It has 43 characters, like a real token. wrk-votes.lua builds the same token. */
export function tokenOf(voter: number): string {
  return String(voter).padStart(43, '0');
}

/** Inserts accounts with sessions directly into the database. */
export async function makeVoters({ query }: OwnDatabase, count: number): Promise<void> {
  await query(
    `INSERT INTO accounts (id, username) OVERRIDING SYSTEM VALUE
     SELECT ${voterBase} + n, 'voter_' || n FROM generate_series(1, $1::int) n`,
    [count],
  );
  await query(
    `INSERT INTO sessions (token_hash, account_id, expires_at)
     SELECT sha256(lpad(n::text, 43, '0')::bytea), ${voterBase} + n, now() + interval '1 day' FROM generate_series(1, $1::int) n`,
    [count],
  );
  await query('VACUUM ANALYZE accounts, sessions');
}

/** Creates creators with a main board and ideas with consecutive ids. */
export async function makeBoards(database: OwnDatabase, count: number, ideasEach: number): Promise<Board[]> {
  const boards = await database.query<Omit<Board, 'firstIdea'>>(
    `WITH a AS (
       INSERT INTO accounts (username, role) SELECT 'creator_' || n || '_' || (SELECT count(*) FROM boards), 'creator'
       FROM generate_series(1, $1::int) n RETURNING id, username),
     b AS (INSERT INTO boards (creator_id, is_main) SELECT id, true FROM a RETURNING creator_id, id)
     SELECT a.username, b.creator_id AS "creatorId", b.id AS "boardId" FROM a JOIN b ON b.creator_id = a.id ORDER BY b.id`,
    [count],
  );
  const made: Board[] = [];
  for (const board of boards) made.push({ ...board, firstIdea: await makeIdeas(database, board, ideasEach) });
  return made;
}

/** Creates ideas with consecutive ids and returns the first id. */
export async function makeIdeas(
  { query }: OwnDatabase,
  { creatorId, boardId }: Pick<Board, 'creatorId' | 'boardId'>,
  count: number,
): Promise<number> {
  const [row] = await query<{ first: number }>(
    `WITH i AS (
       INSERT INTO ideas (creator_id, board_id, title, description)
       SELECT $1, $2, 'A video about topic number ' || n, 'What I would like to know about it, in one or two sentences: part ' || n || '.'
       FROM generate_series(1, $3::int) n RETURNING id),
     b AS (UPDATE boards SET idea_count = idea_count + $3, version = version + 1 WHERE creator_id = $1 AND id = $2)
     SELECT min(id) AS first FROM i`,
    [creatorId, boardId, count],
  );
  if (!row) throw new Error('No idea was created');
  return row.first;
}

/** Counts the votes stored in PostgreSQL. */
export async function countVotes({ query }: OwnDatabase, firstIdea: number, ideas: number): Promise<number> {
  const [row] = await query<{ votes: number }>(
    `SELECT count(*) AS votes FROM ideas i JOIN votes v ON v.creator_id = i.creator_id AND v.idea_id = i.id
     WHERE i.id >= $1 AND i.id < $1 + $2`,
    [firstIdea, ideas],
  );
  return row?.votes ?? 0;
}
