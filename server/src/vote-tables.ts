import type { VoteCheckFigures } from '@upnext/contract/voting/vote-check-figures';
import type { Generated } from 'kysely';

import type { Stamp } from './account-tables.ts';

/** Tables for votes and for checks of votes that may come from one person. */
export type VoteTables = {
  votes: Votes;
  vote_checks: VoteChecks;
  vote_check_log: VoteCheckLog;
  withdrawn_holds: WithdrawnHolds;
};

type Votes = {
  creator_id: number;
  idea_id: number;
  account_id: number;
  voted_at: Stamp;
  merged_from: number | null;
  state: Generated<VoteState>;
};

export type VoteCheckState = 'held' | 'counted' | 'removed';

type VoteChecks = {
  creator_id: number;
  board_id: number;
  id: Generated<number>;
  kind: 'group' | 'lockstep';
  idea_ids: number[];
  account_ids: number[];
  figures: VoteCheckFigures;
  first_vote_at: Date;
  last_vote_at: Date;
  state: Generated<VoteCheckState>;
  releases_at: Date | null;
  created_at: Stamp;
};

type VoteCheckLog = {
  creator_id: number;
  board_id: number;
  id: Generated<number>;
  check_id: number | null;
  change: 'held' | 'counted' | 'removed' | 'undone';
  made_by: 'detector' | 'creator' | 'operator' | 'voter';
  account_id: number | null;
  votes: number;
  day: string;
  created_at: Stamp;
};

type WithdrawnHolds = { creator_id: number; idea_id: number; account_id: number; state: 'held' | 'void' };

/** Only counted votes are part of a public count. Held votes wait for a decision, void ones were removed. */
export type VoteState = 'counted' | 'held' | 'void';
