import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Tables, VoteCheckState } from '../../tables.ts';

type Check = Tables['vote_checks'];
type LogEntry = Pick<Tables['vote_check_log'], 'change' | 'made_by' | 'votes'> & { created_at: Date };

export type OperatorCheck = Pick<
  Check,
  'kind' | 'creator_id' | 'board_id' | 'figures' | 'first_vote_at' | 'last_vote_at' | 'releases_at'
> & {
  id: number;
  state: VoteCheckState;
  created_at: Date;
  /** Null if the creator's account was deleted. */
  creator: string | null;
  slug: string | null;
  accounts: number;
  titles: string[];
};

const columns = sql`
  c.id, c.creator_id, c.board_id, c.kind, c.state, c.figures, c.first_vote_at, c.last_vote_at, c.releases_at, c.created_at,
  o.username AS creator, b.slug, cardinality(c.account_ids) AS accounts,
  ARRAY(SELECT i.title FROM ideas i WHERE i.creator_id = c.creator_id AND i.id = ANY(c.idea_ids)
    ORDER BY array_position(c.idea_ids, i.id)) AS titles`;

const from = (condition: RawBuilder<unknown>) => sql`
  FROM vote_checks c JOIN accounts o ON o.id = c.creator_id
  JOIN boards b ON b.creator_id = c.creator_id AND b.id = c.board_id WHERE ${condition}`;

/** The checks of all boards that wait for a decision, latest first. */
export async function listOpenChecks(db: Kysely<Tables>, most: number): Promise<OperatorCheck[]> {
  const { rows } = await sql<OperatorCheck>`
    SELECT ${columns} ${from(sql`c.state = 'held'`)} ORDER BY c.created_at DESC, c.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

export type FullCheck = OperatorCheck & { usernames: string[]; log: LogEntry[] };

/** Operators also see the accounts, to find others of the same person. */
export async function readCheck(db: Kysely<Tables>, id: number): Promise<FullCheck | undefined> {
  const { rows } = await sql<OperatorCheck & { usernames: string[] }>`
    SELECT ${columns}, ARRAY(SELECT coalesce(a.username, 'id:' || a.id) FROM accounts a WHERE a.id = ANY(c.account_ids)
      ORDER BY a.id) AS usernames ${from(sql`c.id = ${id}`)}`.execute(db);
  const [check] = rows;
  if (!check) return undefined;
  const log = await db
    .selectFrom('vote_check_log')
    .select(['created_at', 'change', 'made_by', 'votes'])
    .where('creator_id', '=', check.creator_id)
    .where('board_id', '=', check.board_id)
    .where('check_id', '=', id)
    .orderBy('id')
    .execute();
  return { ...check, log };
}
