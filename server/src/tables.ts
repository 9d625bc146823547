import type { MemberRole } from '@upnext/contract/board-rights';
import type { Stage } from '@upnext/contract/idea-fields';
import type { Generated } from 'kysely';

import type { AccountTables, Stamp } from './account-tables.ts';
import type { VoteTables } from './vote-tables.ts';

export type { VoteCheckState, VoteState } from './vote-tables.ts';

/** Table types for Kysely. The schema is in migrations/. */
export type Tables = AccountTables &
  VoteTables & {
    boards: Boards;
    board_members: BoardMembers;
    board_invites: BoardInvites;
    ideas: Ideas;
    merges: Merges;
    blocked_fans: BlockedFans;
    share_links: ShareLinks;
    overlays: Overlays;
    follows: Follows;
    chart_closes: ChartCloses;
    chart_places: ChartPlaces;
    explore_places: ExplorePlaces;
    stage_changes: StageChanges;
    notifications: Notifications;
    notification_receipts: NotificationReceipts;
    notification_emails: NotificationEmails;
    featured_boards: FeaturedBoards;
    reports: Reports;
    audits: Audits;
    pictures: Pictures;
    picture_uploads: PictureUploads;
  };

type Boards = {
  creator_id: number;
  id: Generated<number>;
  is_main: Generated<boolean>;
  slug: string | null;
  name: string | null;
  place: Generated<number>;
  archived_at: Date | null;
  accepts_suggestions: Generated<boolean>;
  is_listed: Generated<boolean>;
  time_zone: Generated<string>;
  verified_only: Generated<boolean>;
  banner: string | null;
  twitch_channel: string | null;
  version: Generated<number>;
  closed_version: number | null;
  idea_count: Generated<number>;
  pending_count: Generated<number>;
  share_link_count: Generated<number>;
  total_votes: Generated<number>;
  created_at: Stamp;
  hidden_at: Date | null;
};

type Ideas = {
  creator_id: number;
  board_id: number;
  id: Generated<number>;
  title: string;
  title_edited_at: Date | null;
  description: Generated<string>;
  status: Generated<'approved' | 'pending' | 'closed' | 'merged' | 'rejected' | 'deleted'>;
  /** Set while a deletion can be undone. */
  deleted_from: 'approved' | 'pending' | 'closed' | null;
  stage: Generated<Stage>;
  staged_at: Date | null;
  piece_url: string | null;
  not_planned_reason: string | null;
  votes: Generated<number>;
  held_votes: Generated<number>;
  attacked_at: Date | null;
  open_rounds: Generated<number>;
  previous_position: number | null;
  suggested_by: number | null;
  picture: string | null;
  created_at: Stamp;
};

type ShareLinks = {
  creator_id: number;
  board_id: number;
  id: Generated<number>;
  token: string;
  is_active: Generated<boolean>;
  expires_at: Date | null;
  created_at: Stamp;
  name: string | null;
};

type Overlays = { creator_id: number; board_id: number; token: string; created_at: Stamp };

type BoardMembers = {
  creator_id: number;
  board_id: number;
  account_id: number;
  role: MemberRole;
  joined_at: Stamp;
};

type BoardInvites = {
  creator_id: number;
  board_id: number;
  id: Generated<number>;
  token_hash: Buffer;
  role: MemberRole;
  expires_at: Date;
  created_at: Stamp;
};

type Merges = {
  creator_id: number;
  idea_id: number;
  target_id: number;
  board_id: number;
  status_before: 'approved' | 'pending';
  /** Votes of accounts up to this id have been moved. */
  carried_to: Generated<number>;
  is_settled: Generated<boolean>;
  is_undone: Generated<boolean>;
  merged_at: Stamp;
};

/** `board_id` is 0 if the block applies to all of the creator's boards. */
type BlockedFans = { creator_id: number; account_id: number; board_id: Generated<number>; blocked_at: Stamp };

type Follows = { creator_id: number; board_id: number; account_id: number; followed_at: Stamp };

type ChartCloses = {
  creator_id: number;
  board_id: number;
  closed_on: string;
  version: number;
  total_votes: number;
  closed_at: Stamp;
};

type ChartPlaces = {
  creator_id: number;
  board_id: number;
  idea_id: number;
  closed_on: string;
  position: number;
  votes: number;
};

type ExplorePlaces = {
  place: number;
  creator_id: number;
  idea_id: number;
  board_position: number;
};

type StageChanges = {
  creator_id: number;
  idea_id: number;
  id: Generated<number>;
  from_stage: Stage;
  stage: Stage;
  piece_url: string | null;
  not_planned_reason: string | null;
  changed_at: Stamp;
};

type Notifications = {
  id: Generated<number>;
  key: string;
  kind: string;
  creator_id: number;
  payload: string;
  language: string;
  is_withdrawn: Generated<boolean>;
  /** Recipients with account ids up to this value have received the notification; null when all have. */
  delivered_to: Generated<number | null>;
  created_at: Stamp;
};

type NotificationReceipts = {
  account_id: number;
  notification_id: number;
  read_at: Date | null;
};

type NotificationEmails = {
  notification_id: number;
  account_id: number;
  sent_at: Date | null;
};

type FeaturedBoards = { creator_id: number; board_id: number; featured_at: Stamp };

type Reports = {
  creator_id: number;
  id: Generated<number>;
  idea_id: number;
  account_id: number | null;
  visitor_hash: Buffer | null;
  reason: string;
  words: Generated<string>;
  title: string;
  description: string;
  reported_at: Stamp;
  decision: 'dismissed' | 'removed' | 'suspended' | null;
  decided_at: Date | null;
};

type Audits = {
  id: Generated<number>;
  done_by: string;
  action: string;
  target: string;
  before: unknown;
  after: unknown;
  reason: string | null;
  done_at: Stamp;
};

export type PictureKind = 'avatar' | 'banner' | 'idea';

type Pictures = {
  name: string;
  creator_id: number | null;
  kind: PictureKind;
  board_id: number;
  idea_id: number;
  unused_at: Date | null;
  created_at: Stamp;
};

type PictureUploads = {
  id: Generated<number>;
  account_id: number;
  creator_id: number;
  kind: PictureKind;
  board_id: number;
  idea_id: number;
  bytes: Buffer | null;
  state: Generated<'waiting' | 'done' | 'refused'>;
  picture: string | null;
  uploaded_at: Stamp;
};
