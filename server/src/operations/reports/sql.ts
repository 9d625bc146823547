import type { ReportReason } from '@upnext/contract/operations/reports';
import { sql, type Kysely, type Transaction } from 'kysely';

import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

/**
 * Parameters: $1 idea id, $2 account or null, $3 visitor hash or null, $4 reason, $5 text. Returns no row if the idea
 * is not public.
 */
export const insertReport = namedQuery<{ id: number }>(
  'insert-report',
  `WITH idea AS (
     SELECT i.creator_id, i.id, i.title, i.description FROM ideas i
     JOIN accounts o ON o.id = i.creator_id AND o.suspended_at IS NULL
     WHERE i.id = $1 AND i.status IN ('approved', 'closed')),
   added AS (
     INSERT INTO reports (creator_id, idea_id, title, description, account_id, visitor_hash, reason, words)
     SELECT creator_id, id, title, description, $2, $3, $4, $5 FROM idea ON CONFLICT DO NOTHING)
   SELECT id FROM idea`,
);

export type ReportRow = {
  id: number;
  creator_id: number;
  creator: string | null;
  idea_id: number;
  title: string;
  description: string;
  /** The current title; null if the idea is no longer public. */
  title_now: string | null;
  /** The current picture; null if the idea has none or is no longer public. */
  picture: string | null;
  reason: ReportReason;
  words: string;
  /** Null for a visitor or a deleted account. */
  reporter: string | null;
  reported_at: Date;
  decision: string | null;
  decided_at: Date | null;
};

const report = `
  SELECT r.id, r.creator_id, o.username AS creator, r.idea_id, r.title, r.description, i.title AS title_now,
    i.picture, r.reason,
    r.words, a.username AS reporter, r.reported_at, r.decision, r.decided_at
  FROM reports r LEFT JOIN accounts o ON o.id = r.creator_id LEFT JOIN accounts a ON a.id = r.account_id
  LEFT JOIN ideas i ON i.creator_id = r.creator_id AND i.id = r.idea_id AND i.status IN ('approved', 'closed')`;

export type ReportedIdea = Pick<ReportRow, 'id' | 'creator' | 'title' | 'reason' | 'reported_at'> & { reports: number };

/**
 * Parameter: $1 limit. Selects the first open report about each idea and the number of open reports about it, oldest
 * first.
 */
export const selectReportedIdeas = namedQuery<ReportedIdea>(
  'select-reported-ideas',
  `SELECT r.id, o.username AS creator, r.title, r.reason, r.reported_at, n.reports
   FROM (
     SELECT min(id) AS id, count(*)::int AS reports FROM reports WHERE decided_at IS NULL
     GROUP BY creator_id, idea_id ORDER BY 1 LIMIT $1) n
   JOIN reports r ON r.id = n.id LEFT JOIN accounts o ON o.id = r.creator_id ORDER BY r.id`,
);

/** Parameter: $1 report id. */
export const findReport = namedQuery<ReportRow>('find-report', `${report} WHERE r.id = $1`);

/** A decision closes all open reports about the same idea. */
export async function closeReports(
  db: Kysely<Tables>,
  { creator_id: creatorId, idea_id: ideaId }: Pick<ReportRow, 'creator_id' | 'idea_id'>,
  decision: NonNullable<Tables['reports']['decision']>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('reports')
    .set({ decision, decided_at: sql<Date>`now()` })
    .where('creator_id', '=', creatorId)
    .where('idea_id', '=', ideaId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function forgetReporter(db: Transaction<Tables>, accountId: number): Promise<void> {
  await db.updateTable('reports').set({ account_id: null }).where('account_id', '=', accountId).execute();
}

export const deleteReports = (creatorId: number) => sql`DELETE FROM reports WHERE creator_id = ${creatorId}`;

/**
 * Runs once a day, so that visitor hashes are cleared before they are three days old. Until then, they are used to detect
 * a visitor's second report about the same idea.
 */
export const forgetVisitors = sql`
  UPDATE reports SET visitor_hash = NULL
  WHERE visitor_hash IS NOT NULL AND reported_at < now() - interval '2 days'`;

export const deleteOldReports = sql`
  DELETE FROM reports WHERE id IN (
    SELECT id FROM reports WHERE decided_at < now() - interval '180 days' LIMIT 1000)`;

/** The number of open reports and the age of the oldest. */
export const measureOpen = `
  SELECT count(*)::int AS open, coalesce(extract(epoch FROM now() - min(reported_at)), 0)::float8 AS "oldestSeconds"
  FROM reports WHERE decided_at IS NULL`;

type ExportedReport = ExportRow & Pick<ReportRow, 'title' | 'reason' | 'words' | 'reported_at'>;

export const exportReports = namedQuery<ExportedReport>(
  'export-reports',
  `SELECT id AS after_id, $2::text AS after_time, title, reason, words, reported_at FROM reports
   WHERE account_id = $1 AND id > $3::bigint ORDER BY id LIMIT ${exportPageSize}`,
);
