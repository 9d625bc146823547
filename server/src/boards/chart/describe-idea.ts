import type { Idea } from '@upnext/contract/boards/ideas';
import type { Stage } from '@upnext/contract/idea-fields';
import { picturePath } from '@upnext/contract/picture';

const columns = [
  'creator_id',
  'id',
  'title',
  'title_edited_at',
  'description',
  'picture',
  'status',
  'stage',
  'staged_at',
  'open_rounds',
  'piece_url',
  'not_planned_reason',
  'votes',
  'created_at',
  'previous_position',
  'suggested_by',
];

/** The columns that `describeIdea` needs; `table` is the alias of ideas in the statement. */
export function ideaColumns(table: string): string {
  return columns.map((column) => `${table}.${column}`).join(', ');
}

/** An idea as the chart queries return it. */
export type IdeaRow = {
  id: number;
  creator_id: number;
  title: string;
  title_edited_at: Date | null;
  description: string;
  picture: string | null;
  status: Idea['status'];
  stage: Stage;
  staged_at: Date | null;
  open_rounds: number;
  piece_url: string | null;
  not_planned_reason: string | null;
  votes: number;
  created_at: Date;
  position: number | null;
  previous_position: number | null;
  suggested_by: number | null;
  suggested_by_username: string | null;
  creator_username: string | null;
  /** Present only in lists that span several boards. */
  board_slug?: string | null;
  creator_name?: string | null;
  creator_logo_url?: string | null;
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
    stage: row.stage,
    suggestedBy: row.suggested_by,
  };
  if (row.picture !== null) idea.picture = picturePath(row.picture);
  if (row.title_edited_at !== null) idea.titleEditedAt = row.title_edited_at.toISOString();
  if (row.staged_at !== null) idea.stagedAt = row.staged_at.toISOString();
  if (row.open_rounds > 0) idea.isInRound = true;
  if (row.piece_url !== null) idea.pieceUrl = row.piece_url;
  if (row.not_planned_reason !== null) idea.notPlannedReason = row.not_planned_reason;
  if (row.creator_username !== null) idea.creatorUsername = row.creator_username;
  if (row.creator_name) idea.creatorName = row.creator_name;
  if (row.creator_logo_url) idea.creatorLogoUrl = row.creator_logo_url;
  if (row.board_slug) idea.boardSlug = row.board_slug;
  if (row.suggested_by_username !== null) idea.suggestedByUsername = row.suggested_by_username;
  return idea;
}
