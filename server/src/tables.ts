import type { ProfileBackground, UserRole } from '@upnext/contract/accounts';
import type { Stage } from '@upnext/contract/ideas';
import type { ColumnType, Generated } from 'kysely';

/** The whole database on one page, as Kysely sees it. The truth is in migrations/. */
export type Tables = {
  accounts: Accounts;
  former_usernames: FormerUsernames;
  sessions: Sessions;
  mail_tokens: MailTokens;
  boards: Boards;
  ideas: Ideas;
  votes: Votes;
  share_links: ShareLinks;
  chart_closes: ChartCloses;
  chart_places: ChartPlaces;
  explore_places: ExplorePlaces;
  stage_changes: StageChanges;
  notices: Notices;
  notice_receipts: NoticeReceipts;
  notice_mails: NoticeMails;
  mail_settings: MailSettings;
  identities: Identities;
  sign_in_trips: SignInTrips;
  newcomers: Newcomers;
  passkeys: Passkeys;
  recovery_codes: RecoveryCodes;
};

/** Written by the database alone. */
type Stamp = ColumnType<Date, Date | undefined, Date>;

type Accounts = {
  id: Generated<number>;
  /** Null once the account was deleted, like everything else that tells of a person. */
  username: string | null;
  password_hash: string | null;
  role: Generated<UserRole>;
  email: string | null;
  pending_email: string | null;
  email_verified_at: Date | null;
  profile_description: string | null;
  logo_url: string | null;
  twitter_url: string | null;
  instagram_url: string | null;
  youtube_url: string | null;
  tiktok_url: string | null;
  threads_url: string | null;
  website_url: string | null;
  profile_background: Generated<ProfileBackground>;
  created_at: Stamp;
  deleted_at: Date | null;
};

type FormerUsernames = {
  name: string;
  account_id: number | null;
  forwards_until: Date;
  given_up_at: Stamp;
};

type Sessions = {
  token_hash: Buffer;
  account_id: number;
  created_at: Stamp;
  last_used_at: Stamp;
  expires_at: Date;
  browser: string | null;
  system: string | null;
};

type MailTokens = {
  token_hash: Buffer;
  account_id: number;
  purpose: 'confirm-email' | 'reset-password';
  email: string;
  created_at: Stamp;
  expires_at: Date;
};

type Boards = {
  creator_id: number;
  id: Generated<number>;
  is_main: Generated<boolean>;
  accepts_suggestions: Generated<boolean>;
  is_listed: Generated<boolean>;
  version: Generated<number>;
  closed_version: number | null;
  idea_count: Generated<number>;
  pending_count: Generated<number>;
  share_link_count: Generated<number>;
  total_votes: Generated<number>;
  created_at: Stamp;
};

type Ideas = {
  creator_id: number;
  board_id: number;
  id: Generated<number>;
  title: string;
  description: Generated<string>;
  status: Generated<'approved' | 'pending' | 'closed' | 'merged' | 'rejected' | 'deleted'>;
  stage: Generated<Stage>;
  staged_at: Date | null;
  piece_url: string | null;
  set_aside_reason: string | null;
  votes: Generated<number>;
  previous_position: number | null;
  last_position_update: Stamp;
  suggested_by: number | null;
  created_at: Stamp;
};

type Votes = {
  creator_id: number;
  idea_id: number;
  account_id: number;
  voted_at: Stamp;
  merged_from: number | null;
};

type ShareLinks = {
  creator_id: number;
  board_id: number;
  id: Generated<number>;
  token: string;
  is_active: Generated<boolean>;
  expires_at: Date | null;
  created_at: Stamp;
};

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
  set_aside_reason: string | null;
  changed_at: Stamp;
};

type Notices = {
  id: Generated<number>;
  key: string;
  kind: string;
  creator_id: number;
  payload: string;
  language: string;
  is_withdrawn: Generated<boolean>;
  /** Null once everyone has been told. */
  spread_to: Generated<number | null>;
  created_at: Stamp;
};

type NoticeReceipts = {
  account_id: number;
  notice_id: number;
  received_at: Stamp;
  read_at: Date | null;
};

type NoticeMails = {
  notice_id: number;
  account_id: number;
  claimed_at: Date | null;
  sent_at: Date | null;
};

type MailSettings = {
  account_id: number;
  takes_notices: Generated<boolean>;
  language: string | null;
};

type Identities = {
  issuer: string;
  subject: string;
  account_id: number;
  created_at: Stamp;
  last_used_at: Stamp;
};

type SignInTrips = {
  token_hash: Buffer;
  provider: string;
  state: string;
  nonce: string;
  code_verifier: string;
  account_id: number | null;
  role: UserRole;
  is_role_locked: boolean;
  expires_at: Date;
};

type Newcomers = {
  token_hash: Buffer;
  issuer: string;
  subject: string;
  is_role_locked: boolean;
  expires_at: Date;
};

type Passkeys = {
  id: Generated<number>;
  credential_id: Buffer;
  account_id: number;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Stamp;
  last_used_at: Date | null;
};

type RecoveryCodes = {
  account_id: number;
  code_hash: Buffer;
  created_at: Stamp;
};
