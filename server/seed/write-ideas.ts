import type { ClientBase } from 'pg';

import { type DemoClock, hour, isoTime } from './demo-clock.ts';
import type { PlannedIdea } from './plan-board.ts';
import type { AccountIds } from './write-accounts.ts';
import type { WrittenBoard } from './write-boards.ts';

/** Ids of the published ideas. */
export type IdeaIds = Map<PlannedIdea, number>;

export async function writeIdeas(
  client: ClientBase,
  boards: readonly WrittenBoard[],
  ids: AccountIds,
  clock: DemoClock,
): Promise<IdeaIds> {
  const rows = boards.flatMap((board) => [...publishedRows(board, ids), ...pendingRows(board, ids, clock)]);
  const { rows: written } = await client.query<{ id: string; creator_id: string; title: string }>(
    `INSERT INTO ideas (creator_id, board_id, title, description, status, votes, previous_position,
       suggested_by, created_at, stage, staged_at)
     SELECT * FROM json_to_recordset($1) AS idea (creator_id bigint, board_id bigint, title text, description text,
       status idea_status, votes bigint, previous_position integer, suggested_by bigint,
       created_at timestamptz, stage idea_stage, staged_at timestamptz)
     ORDER BY created_at
     RETURNING id, creator_id, title`,
    [JSON.stringify(rows)],
  );
  const byTitle = new Map(written.map(({ id, creator_id, title }) => [`${creator_id} ${title}`, Number(id)]));
  return new Map(
    boards.flatMap(({ creatorId, ideas }) =>
      ideas.map((planned) => [planned, byTitle.get(`${creatorId} ${planned.idea.title}`)!]),
    ),
  );
}

function publishedRows({ creatorId, boardId, ideas, closes }: WrittenBoard, ids: AccountIds) {
  return ideas.map((planned) => ({
    creator_id: creatorId,
    board_id: boardId,
    title: planned.idea.title,
    description: planned.idea.description ?? '',
    status: 'approved',
    votes: planned.votes.length,
    previous_position: closes.at(-1)?.places.find(({ idea }) => idea === planned)?.position,
    suggested_by: planned.idea.suggestedBy && ids.get(planned.idea.suggestedBy),
    created_at: isoTime(planned.createdAt),
    stage: planned.idea.stage ?? 'open',
    staged_at: planned.idea.stage && isoTime(planned.createdAt + hour),
  }));
}

function pendingRows({ creator, creatorId, boardId }: WrittenBoard, ids: AccountIds, clock: DemoClock) {
  return (creator.suggestions ?? []).map(({ title, description, suggestedBy, hoursAgo }) => {
    const createdAt = isoTime(clock.now - hoursAgo * hour);
    return {
      creator_id: creatorId,
      board_id: boardId,
      title,
      description,
      status: 'pending',
      votes: 0,
      suggested_by: ids.get(suggestedBy),
      created_at: createdAt,
      stage: 'open',
    };
  });
}
