import type { OwnDatabase } from '../../bench/rig/own-database.ts';
import { makeIdea, makePerson, type Person } from './people.ts';

/** Creates the results of a review: a merged idea, a rejected suggestion and a blocked fan. */
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
  return { mergedIdeaId, rejectedIdeaId, fanId: fan.id, blockedFanId: blocked.id };
}
