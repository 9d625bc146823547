import type { ClientBase } from 'pg';

import { isoTime } from './demo-clock.ts';
import type { WrittenBoard } from './write-boards.ts';
import type { IdeaIds } from './write-ideas.ts';

/** Writes the chart history of every board. */
export async function writeCloses(client: ClientBase, boards: readonly WrittenBoard[], ideaIds: IdeaIds) {
  const closes = boards.flatMap((board) => board.closes.map((close) => ({ ...board, ...close })));
  await client.query(
    `INSERT INTO chart_closes (creator_id, board_id, closed_on, version, total_votes, closed_at)
     SELECT * FROM json_to_recordset($1) AS close (creator_id bigint, board_id bigint, closed_on date, version bigint,
       total_votes bigint, closed_at timestamptz)`,
    [
      JSON.stringify(
        closes.map(({ creatorId, boardId, closedOn, version, totalVotes, closedAt }) => ({
          creator_id: creatorId,
          board_id: boardId,
          closed_on: closedOn,
          version,
          total_votes: totalVotes,
          closed_at: isoTime(closedAt),
        })),
      ),
    ],
  );
  await client.query(
    `INSERT INTO chart_places (creator_id, board_id, idea_id, closed_on, position, votes)
     SELECT * FROM json_to_recordset($1) AS place (creator_id bigint, board_id bigint, idea_id bigint, closed_on date,
       position integer, votes bigint)`,
    [
      JSON.stringify(
        closes.flatMap(({ creatorId, boardId, closedOn, places }) =>
          places.map(({ idea, position, votes }) => ({
            creator_id: creatorId,
            board_id: boardId,
            idea_id: ideaIds.get(idea),
            closed_on: closedOn,
            position,
            votes,
          })),
        ),
      ),
    ],
  );
}

/** Fills /explore, which would otherwise be empty until its job runs for the first time. */
export async function writeExplore(client: ClientBase) {
  await client.query(
    `INSERT INTO explore_places (place, creator_id, idea_id, board_position)
     SELECT row_number() OVER (ORDER BY votes DESC, created_at, id), creator_id, id, board_position
     FROM (
       SELECT ideas.*, boards.is_listed,
         row_number() OVER (PARTITION BY board_id ORDER BY votes DESC, ideas.created_at, ideas.id) AS board_position
       FROM ideas JOIN boards ON boards.creator_id = ideas.creator_id AND boards.id = ideas.board_id
       WHERE status = 'approved'
     ) AS charted
     WHERE is_listed`,
  );
}
