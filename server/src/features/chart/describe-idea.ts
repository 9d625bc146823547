import type { Idea, IdeaStatus } from '@upnext/contract/ideas';

/** An idea as the chart's statements return it. */
export type IdeaRow = {
  id: number;
  creator_id: number;
  title: string;
  description: string;
  status: IdeaStatus;
  votes: number;
  created_at: Date;
  position: number | null;
  previous_position: number | null;
  suggested_by: number | null;
  suggested_by_username: string | null;
  creator_username: string | null;
};

export function describeIdea(row: IdeaRow): Idea {
  const idea: Idea = {
    id: row.id,
    title: row.title,
    description: row.description,
    votes: row.votes,
    createdAt: row.created_at.toISOString(),
    creatorId: row.creator_id,
    position: {
      current: row.position,
      previous: row.previous_position,
      change: row.position === null || row.previous_position === null ? null : row.previous_position - row.position,
    },
    status: row.status,
    suggestedBy: row.suggested_by,
  };
  if (row.creator_username !== null) idea.creatorUsername = row.creator_username;
  if (row.suggested_by_username !== null) idea.suggestedByUsername = row.suggested_by_username;
  return idea;
}
