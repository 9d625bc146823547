import type { OwnDatabase } from '../../bench/rig/own-database.ts';
import { makeIdea, makePerson, type Person } from './people.ts';

const figures = {
  accounts: 1,
  verified: 0,
  plot: { startsAt: '2026-01-01T00:00:00Z', periodSeconds: 600, periods: [{ held: 1, others: 0 }], usual: 1 },
};

/** Creates the results of a review: a merged idea, a rejected suggestion, a blocked fan and a vote check. */
export async function makeReviewed(database: OwnDatabase, creator: Person) {
  const fan = await makePerson(database, 'audience', 'suggester');
  const blocked = await makePerson(database, 'audience', 'blocked');
  await makeIdea(database, creator, { by: fan });
  const target = await makeIdea(database, creator);
  const mergedIdeaId = await makeIdea(database, creator, { status: 'merged' });
  await database.query(
    `INSERT INTO merges (creator_id, idea_id, target_id, board_id, status_before, is_settled)
     VALUES ($1, $2, $3, $4, 'approved', true)`,
    [creator.id, mergedIdeaId, target, creator.boardId],
  );
  await database.query('INSERT INTO blocked_fans (creator_id, account_id, board_id) VALUES ($1, $2, $3)', [
    creator.id,
    blocked.id,
    creator.boardId,
  ]);
  const rejectedIdeaId = await makeIdea(database, creator, { status: 'rejected', by: fan });
  const deletedIdeaId = await makeIdea(database, creator, { status: 'deleted' });
  await database.query(`UPDATE ideas SET deleted_from = 'approved' WHERE id = $1`, [deletedIdeaId]);
  const [check] = await database.query<{ id: number }>(
    `INSERT INTO vote_checks (creator_id, board_id, kind, idea_ids, account_ids, figures, first_vote_at, last_vote_at)
     VALUES ($1, $2, 'group', ARRAY[$3::bigint], ARRAY[$4::bigint], $5, now(), now()) RETURNING id`,
    [creator.id, creator.boardId, target, fan.id, figures],
  );
  return {
    mergedIdeaId,
    rejectedIdeaId,
    deletedIdeaId,
    fanId: fan.id,
    blockedFanId: blocked.id,
    checkId: check?.id ?? 0,
  };
}
