import type { Stage } from '@upnext/contract/ideas';
import { limits } from '@upnext/contract/limits';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

export async function selectDetails(db: Kysely<Tables>, accountId: number) {
  return await db
    .selectFrom('accounts')
    .select(['created_at', 'email', 'pending_email', 'email_verified_at', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

export async function selectFormerNames(db: Kysely<Tables>, accountId: number) {
  return await db
    .selectFrom('former_usernames')
    .select(['name', 'forwards_until'])
    .where('account_id', '=', accountId)
    .orderBy('given_up_at', 'desc')
    .limit(100)
    .execute();
}

/** Whatever changes an account's name or address does it one at a time. */
export async function lockAccount(db: Transaction<Tables>, accountId: number) {
  return await db
    .selectFrom('accounts')
    .select(['username', 'email', 'pending_email', 'role'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** For what grows without a bound and what nobody waits for. */
export async function withoutHurry(db: Transaction<Tables>, work: () => Promise<void>): Promise<void> {
  await sql`SET LOCAL statement_timeout = '60s'`.execute(db);
  await work();
  await sql`SET LOCAL statement_timeout TO DEFAULT`.execute(db);
}

export async function selectRecentNames(db: Transaction<Tables>, accountId: number) {
  return await db
    .selectFrom('former_usernames')
    .select('name')
    .where('account_id', '=', accountId)
    .where('given_up_at', '>', sql<Date>`now() - make_interval(days => ${limits.usernameForwardDays})`)
    .execute();
}

/** An own name of before is simply the name again. */
export async function takeNameBack(db: Transaction<Tables>, accountId: number, username: string): Promise<void> {
  await db
    .deleteFrom('former_usernames')
    .where('name', '=', username.toLowerCase())
    .where('account_id', '=', accountId)
    .execute();
}

export async function keepFormerName(db: Transaction<Tables>, accountId: number, username: string): Promise<void> {
  await db
    .insertInto('former_usernames')
    .values({
      name: username.toLowerCase(),
      account_id: accountId,
      forwards_until: sql<Date>`now() + make_interval(days => ${limits.usernameForwardDays})`,
    })
    .execute();
}

/** Every name the account had stays reserved, forwards nowhere, and no longer says whose it was. */
export async function buryNames(db: Transaction<Tables>, accountId: number, username: string): Promise<void> {
  await keepFormerName(db, accountId, username);
  await db
    .updateTable('former_usernames')
    .set({ account_id: null, forwards_until: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .execute();
}

/** Where a name that was given up leads now; only boards have addresses. */
export const findForward = namedQuery<{ username: string }>(
  'find-forward',
  `SELECT a.username FROM former_usernames f
   JOIN accounts a ON a.id = f.account_id AND a.suspended_at IS NULL JOIN boards b ON b.creator_id = a.id AND b.is_main
   WHERE f.name = lower($1) AND f.forwards_until > now()`,
);

/** A page of a list for the download: $1 the account, $2 and $3 the row before it ('' and 0 at the start). */
export type Listed = { after_time: string; after_id: number };

const page = 500;

/** By its creator's name and its own word, which the main board has none of. */
type OfBoard = Listed & { creator: string | null; board: string | null };

export const listVotes = namedQuery<Listed & { title: string | null; creator: string | null; voted_at: Date }>(
  'export-votes',
  `SELECT v.voted_at, v.voted_at::text AS after_time, v.idea_id AS after_id, i.title, o.username AS creator
   FROM (SELECT creator_id, idea_id, voted_at FROM votes
     WHERE account_id = $1 AND (voted_at, idea_id) > ($2::timestamptz, $3::bigint)
     ORDER BY voted_at, idea_id LIMIT ${page}) v
   LEFT JOIN ideas i ON i.creator_id = v.creator_id AND i.id = v.idea_id AND i.status IN ('approved', 'closed')
   LEFT JOIN accounts o ON o.id = v.creator_id ORDER BY v.voted_at, v.idea_id`,
);

export const listBoardsVotedOn = namedQuery<OfBoard & { first_day: string; last_day: string }>(
  'export-boards-voted-on',
  `SELECT $2::text AS after_time, v.board_id AS after_id, o.username AS creator, b.slug AS board, v.first_day, v.last_day
   FROM (SELECT creator_id, board_id, first_day, last_day FROM board_voters
     WHERE account_id = $1 AND board_id > $3 ORDER BY account_id, board_id LIMIT ${page}) v
   LEFT JOIN accounts o ON o.id = v.creator_id LEFT JOIN boards b ON b.creator_id = v.creator_id AND b.id = v.board_id
   ORDER BY v.board_id`,
);

type Words = Listed & { title: string; description: string; created_at: Date };

export const listSuggestions = namedQuery<Words & { creator: string | null }>(
  'export-suggestions',
  `SELECT i.id AS after_id, i.created_at, i.created_at::text AS after_time, i.title, i.description, o.username AS creator
   FROM ideas i JOIN accounts o ON o.id = i.creator_id
   WHERE i.suggested_by = $1 AND (i.created_at, i.id) > ($2::timestamptz, $3::bigint) AND i.status NOT IN ('rejected', 'deleted')
   ORDER BY i.created_at, i.id LIMIT ${page}`,
);

type OwnIdea = Words & {
  status: string;
  stage: Stage;
  piece_url: string | null;
  set_aside_reason: string | null;
  votes: number;
};

export const listIdeas = namedQuery<OwnIdea>(
  'export-ideas',
  `SELECT id AS after_id, created_at, $2::text AS after_time, title, description, status, stage, piece_url,
     set_aside_reason, votes FROM ideas
   WHERE creator_id = $1 AND id > $3::bigint AND status NOT IN ('rejected', 'deleted') ORDER BY id LIMIT ${page}`,
);

export const listNotices = namedQuery<
  Listed & { kind: string; payload: unknown; created_at: Date; read_at: Date | null }
>(
  'export-notices',
  `SELECT n.id AS after_id, $2::text AS after_time, n.kind, n.payload, n.created_at, r.read_at
   FROM notice_receipts r JOIN notices n ON n.id = r.notice_id
   WHERE r.account_id = $1 AND r.notice_id > $3::bigint ORDER BY r.notice_id LIMIT ${page}`,
);

export const listLinks = namedQuery<
  Listed & { token: string; is_active: boolean; expires_at: Date | null; created_at: Date }
>(
  'export-share-links',
  `SELECT id AS after_id, created_at, $2::text AS after_time, token, is_active, expires_at FROM share_links
   WHERE creator_id = $1 AND id > $3::bigint ORDER BY id LIMIT ${page}`,
);

type OwnBoard = Listed & {
  slug: string | null;
  name: string | null;
  is_listed: boolean;
  accepts_suggestions: boolean;
  archived_at: Date | null;
  created_at: Date;
};

export const listBoards = namedQuery<OwnBoard>(
  'export-boards',
  `SELECT id AS after_id, $2::text AS after_time, slug, name, is_listed, accepts_suggestions, archived_at, created_at
   FROM boards WHERE creator_id = $1 AND id > $3::bigint ORDER BY id LIMIT ${page}`,
);

export const listMemberships = namedQuery<OfBoard & { role: string; joined_at: Date }>(
  'export-memberships',
  `SELECT m.board_id AS after_id, $2::text AS after_time, o.username AS creator, b.slug AS board, m.role, m.joined_at
   FROM board_members m JOIN boards b ON b.creator_id = m.creator_id AND b.id = m.board_id
   JOIN accounts o ON o.id = m.creator_id
   WHERE m.account_id = $1 AND m.board_id > $3::bigint ORDER BY m.board_id LIMIT ${page}`,
);

export const listOverlays = namedQuery<Listed & { token: string; created_at: Date }>(
  'export-overlays',
  `SELECT board_id AS after_id, created_at, $2::text AS after_time, token FROM overlays
   WHERE creator_id = $1 AND board_id > $3::bigint ORDER BY board_id LIMIT ${page}`,
);

export const listFollows = namedQuery<OfBoard & { followed_at: Date }>(
  'export-follows',
  `SELECT f.followed_at, f.followed_at::text AS after_time, f.board_id AS after_id, o.username AS creator, b.slug AS board
   FROM follows f LEFT JOIN accounts o ON o.id = f.creator_id
   LEFT JOIN boards b ON b.creator_id = f.creator_id AND b.id = f.board_id
   WHERE f.account_id = $1 AND (f.followed_at, f.board_id) > ($2::timestamptz, $3::bigint)
   ORDER BY f.followed_at, f.board_id LIMIT ${page}`,
);

export const listReports = namedQuery<Listed & { title: string; reason: string; words: string; reported_at: Date }>(
  'export-reports',
  `SELECT id AS after_id, $2::text AS after_time, title, reason, words, reported_at FROM reports
   WHERE account_id = $1 AND id > $3::bigint ORDER BY id LIMIT ${page}`,
);
