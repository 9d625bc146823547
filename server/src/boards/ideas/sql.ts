import type { Stage } from '@upnext/contract/idea-fields';
import { limits } from '@upnext/contract/limits';
import { sql, type Kysely, type Transaction } from 'kysely';

import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { changeBoards, type BoardKey } from '../chart/change-board.ts';
import { ideaColumns, type IdeaRow } from '../chart/describe-idea.ts';
import { placeAtLastClose } from '../chart/place-at-last-close.ts';

type Db = Kysely<Tables>;

type IdeaText = { title: string; description: string };

/** Publishes an idea. It has no votes and is the newest, so its place is the last on the chart. */
export async function insertIdea(
  db: Db,
  { creatorId, boardId }: BoardKey,
  { title, description }: IdeaText,
): Promise<IdeaRow | undefined> {
  const { rows } = await sql<IdeaRow>`
    WITH asked AS (SELECT ${creatorId}::bigint AS creator_id, ${boardId}::bigint AS board_id),
    ${changeBoards('asked', { ideas: '1' })},
    added AS (
      INSERT INTO ideas (creator_id, board_id, title, description)
      SELECT creator_id, id, ${title}, ${description} FROM changed_boards RETURNING *)
    SELECT ${sql.raw(ideaColumns('i'))}, b.idea_count AS position, NULL AS suggested_by_username,
      (SELECT username FROM accounts WHERE id = ${creatorId}) AS creator_username
    FROM added i CROSS JOIN changed_boards b`.execute(db);
  return rows[0];
}

/**
 * Publishes ideas in the given order, except those whose title is already on the chart or earlier in the list. The
 * caller must hold the board's lock, because the statement reads the titles before it takes the lock.
 */
export async function insertIdeas(
  transaction: Transaction<Tables>,
  { creatorId, boardId }: BoardKey,
  ideas: readonly IdeaText[],
): Promise<IdeaRow[]> {
  const titles = ideas.map(({ title }) => title);
  const descriptions = ideas.map(({ description }) => description);
  const { rows } = await sql<IdeaRow>`
    WITH known AS MATERIALIZED (
      SELECT lower(title) AS title FROM ideas
      WHERE creator_id = ${creatorId} AND board_id = ${boardId} AND status = 'approved'),
    asked AS (
      SELECT DISTINCT ON (lower(title)) title, description, place
      FROM unnest(${titles}::text[], ${descriptions}::text[]) WITH ORDINALITY AS a (title, description, place)
      WHERE lower(title) NOT IN (SELECT title FROM known) ORDER BY lower(title), place),
    fresh AS (
      SELECT ${creatorId}::bigint AS creator_id, ${boardId}::bigint AS board_id, title, description, place FROM asked),
    ${changeBoards('fresh', { ideas: '1' })},
    added AS (
      INSERT INTO ideas (creator_id, board_id, title, description)
      SELECT b.creator_id, b.id, f.title, f.description FROM changed_boards b CROSS JOIN fresh f ORDER BY f.place
      RETURNING *)
    SELECT ${sql.raw(ideaColumns('i'))}, NULL AS suggested_by_username,
      (b.idea_count - count(*) OVER () + row_number() OVER (ORDER BY i.id))::int AS position,
      (SELECT username FROM accounts WHERE id = ${creatorId}) AS creator_username
    FROM added i CROSS JOIN changed_boards b ORDER BY i.id`.execute(transaction);
  return rows;
}

/**
 * creator_id is part of the key, so no separate ownership check is needed. If the idea has votes, the change of its title
 * is recorded: the old title is stored with the votes that it got.
 */
export async function updateIdeaText(
  db: Db,
  creatorId: number,
  id: number,
  { title, description }: IdeaText,
): Promise<{ board_id: number } | undefined> {
  const { rows } = await sql<{ board_id: number }>`
    WITH target AS MATERIALIZED (
      SELECT creator_id, id, title, title <> ${title} AND votes > 0 AS is_renamed,
        votes - (SELECT coalesce(sum(c.votes), 0) FROM title_changes c WHERE c.creator_id = i.creator_id AND c.idea_id = i.id)
          AS new_votes
      FROM ideas i
      WHERE creator_id = ${creatorId} AND id = ${id} AND status NOT IN ('merged', 'rejected', 'deleted')
        AND (open_rounds = 0 OR title = ${title}) FOR NO KEY UPDATE),
    changed AS (
      UPDATE ideas i SET title = ${title}, description = ${description},
        title_edited_at = CASE WHEN t.is_renamed THEN date_trunc('milliseconds', now()) ELSE i.title_edited_at END
      FROM target t WHERE i.creator_id = t.creator_id AND i.id = t.id
      RETURNING i.creator_id, i.board_id, i.status),
    recorded AS (
      INSERT INTO title_changes (creator_id, idea_id, title, votes)
      SELECT creator_id, id, title, new_votes FROM target WHERE is_renamed AND new_votes > 0),
    published AS (SELECT creator_id, board_id FROM changed WHERE status <> 'pending'),
    ${changeBoards('published', {})}
    SELECT board_id FROM changed`.execute(db);
  return rows[0];
}

/** Grace period for a restore request that was sent at the last moment. */
const graceSeconds = 1;

/** The job that follows a deletion. Deleting a restored idea again restarts the undo period, because of the job's key. */
const followingJob = {
  undoable: sql`graphile_worker.add_job('finish-deletion', json_build_object('creatorId', creator_id, 'ideaId', id),
    job_key => 'delete-' || id, run_at => now() + make_interval(secs => ${limits.undoDeletionSeconds + graceSeconds}))`,
  // Ten seconds later, insights have counted the idea's last votes.
  final: sql`graphile_worker.add_job('remove-idea', json_build_object('creatorId', creator_id, 'ideaId', id),
    run_at => now() + interval '10 seconds')`,
};

/** Hides an idea or a suggestion. A job removes its votes and its row later. */
export async function retireIdea(
  db: Db,
  creatorId: number,
  id: number,
  kind: keyof typeof followingJob,
): Promise<{ board_id: number } | undefined> {
  const { rows } = await sql<{ board_id: number }>`
    WITH target AS MATERIALIZED (
      SELECT creator_id, board_id, id, status, votes FROM ideas
      WHERE creator_id = ${creatorId} AND id = ${id} AND status NOT IN ('merged', 'rejected', 'deleted')
        AND (open_rounds = 0 OR ${kind === 'final'}) FOR NO KEY UPDATE),
    gone AS (
      UPDATE ideas i SET status = 'deleted', deleted_from = CASE WHEN ${kind === 'undoable'} THEN t.status END
      FROM target t WHERE i.creator_id = t.creator_id AND i.id = t.id
      RETURNING t.creator_id, t.board_id, t.id, t.status, t.votes),
    ${changeBoards('gone', {
      ideas: `-(status = 'approved')::int`,
      pending: `-(status = 'pending')::int`,
      votes: '-votes',
      version: `(status <> 'pending')::int`,
    })},
    job AS (SELECT ${followingJob[kind]} FROM gone)
    SELECT g.board_id FROM gone g, job`.execute(db);
  return rows[0];
}

/**
 * Restores an idea whose deletion can still be undone. Its votes may have changed state since, but none was added or
 * removed. Its previous place becomes its place at the last close, because a chart may have closed without it.
 */
export async function restoreRetired(db: Db, creatorId: number, id: number): Promise<{ board_id: number } | undefined> {
  const { rows } = await sql<{ board_id: number }>`
    WITH restored AS (
      UPDATE ideas SET status = deleted_from, deleted_from = NULL,
        previous_position = ${sql.raw(placeAtLastClose('ideas'))}
      WHERE creator_id = ${creatorId} AND id = ${id} AND status = 'deleted' AND deleted_from IS NOT NULL
      RETURNING creator_id, board_id, status, votes),
    ${changeBoards('restored', {
      ideas: `(status = 'approved')::int`,
      pending: `(status = 'pending')::int`,
      votes: 'votes',
      version: `(status <> 'pending')::int`,
    })}
    SELECT board_id FROM restored`.execute(db);
  return rows[0];
}

/** Makes a deletion final. Returns false if it was undone, or was final from the start. */
export async function finishRetired(db: Db, creatorId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ideas')
    .set({ deleted_from: null })
    .where('creator_id', '=', creatorId)
    .where('id', '=', id)
    .where('status', '=', 'deleted')
    .where('deleted_from', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes by ctid: new votes have no planner statistics yet, and a join would become a nested loop over all of them.
 */
export async function deleteVotes(db: Db, creatorId: number, ideaId: number, most: number): Promise<bigint> {
  const { numAffectedRows } = await sql`
    DELETE FROM votes WHERE creator_id = ${creatorId} AND ctid = ANY (ARRAY(
      SELECT ctid FROM votes WHERE creator_id = ${creatorId} AND idea_id = ${ideaId} LIMIT ${most}))`.execute(db);
  return numAffectedRows ?? 0n;
}

export async function deleteRetired(db: Db, creatorId: number, ideaId: number): Promise<void> {
  await sql`
    WITH idea AS (
      SELECT creator_id, board_id, id FROM ideas WHERE creator_id = ${creatorId} AND id = ${ideaId} AND status = 'deleted'),
    history AS (
      DELETE FROM chart_places p USING idea i
      WHERE p.creator_id = i.creator_id AND p.board_id = i.board_id AND p.idea_id = i.id),
    holds AS (DELETE FROM withdrawn_holds w USING idea i WHERE w.creator_id = i.creator_id AND w.idea_id = i.id),
    candidates AS (
      UPDATE round_candidates c SET title = '' FROM idea i WHERE c.creator_id = i.creator_id AND c.idea_id = i.id),
    pictures AS (UPDATE pictures p SET unused_at = now() FROM idea i WHERE p.creator_id = i.creator_id AND p.idea_id = i.id),
    steps AS (DELETE FROM stage_changes s USING idea i WHERE s.creator_id = i.creator_id AND s.idea_id = i.id)
    DELETE FROM ideas d USING idea i WHERE d.creator_id = i.creator_id AND d.id = i.id`.execute(db);
}

/** Marks all of a creator's ideas as deleted for good, locking them in key order. The caller resets the board counts. */
export async function retireAll(db: Db, creatorId: number): Promise<void> {
  await sql`
    WITH target AS MATERIALIZED (
      SELECT creator_id, id FROM ideas
      WHERE creator_id = ${creatorId} AND (status <> 'deleted' OR deleted_from IS NOT NULL)
      ORDER BY creator_id, id FOR NO KEY UPDATE)
    UPDATE ideas i SET status = 'deleted', deleted_from = NULL FROM target t WHERE i.creator_id = t.creator_id AND i.id = t.id`.execute(
    db,
  );
}

/** Whether an open round has the idea as a candidate. */
export async function isInRound(db: Db, creatorId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('ideas')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .where('open_rounds', '>', 0)
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectRetired(db: Db, creatorId: number): Promise<{ id: number }[]> {
  return await db
    .selectFrom('ideas')
    .select('id')
    .where('creator_id', '=', creatorId)
    .orderBy('id')
    .limit(100)
    .execute();
}

type ExportedIdea = ExportRow & {
  title: string;
  description: string;
  status: string;
  stage: Stage;
  piece_url: string | null;
  not_planned_reason: string | null;
  picture: string | null;
  votes: number;
  created_at: Date;
};

export const exportIdeas = namedQuery<ExportedIdea>(
  'export-ideas',
  `SELECT id AS after_id, created_at, $2::text AS after_time, title, description, status, stage, piece_url,
     not_planned_reason, picture, votes FROM ideas
   WHERE creator_id = $1 AND id > $3::bigint AND status NOT IN ('rejected', 'deleted') ORDER BY id LIMIT ${exportPageSize}`,
);
