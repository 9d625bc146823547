import type { Stage } from '@upnext/contract/idea-fields';

import { namedQuery } from '../../platform/postgres/named-query.ts';

export type CandidateRow = {
  idea_id: number;
  number: number;
  title: string;
  is_removed: boolean;
  picture: string | null;
  stage: Stage | null;
  votes: number;
  chat_votes: number;
};

/** Parameters: $1 creator id, $2 round id. */
export const selectCandidates = namedQuery<CandidateRow>(
  'select-candidates',
  `SELECT c.idea_id, c.number, c.title, i.id IS NULL AS is_removed, i.picture, i.stage, n.votes, c.chat_votes
   FROM round_candidates c
   JOIN round_counts n ON n.creator_id = c.creator_id AND n.round_id = c.round_id AND n.idea_id = c.idea_id
   LEFT JOIN ideas i ON i.creator_id = c.creator_id AND i.id = c.idea_id AND i.status <> 'deleted'
   WHERE c.creator_id = $1 AND c.round_id = $2 ORDER BY c.number`,
);
