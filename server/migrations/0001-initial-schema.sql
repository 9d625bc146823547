-- The complete schema of version 0.2.0, grouped by domain: identity, notifications, boards, voting, reach, operations. Each
-- domain lists its tables, then its indexes, then its functions and triggers. The job queue (schema graphile_worker) has its
-- own migrations.
--
-- Tables that belong to a board have creator_id as the first column of their key, so that boards can be sharded by creator.
-- Deleting an account clears its row but keeps it, so tables that only store an account id have no foreign key to accounts. The
-- contract limits text length in graphemes; the database allows 12 characters per grapheme.

-- These contrib extensions are trusted, so the database owner can create them.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Lowercases text and removes its accents, for comparisons. unaccent() alone is only STABLE, because its dictionary can be
-- replaced; this function names the dictionary, so that it can be IMMUTABLE and used in an index.
CREATE FUNCTION plain_words(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT
  RETURN lower(unaccent('unaccent'::regdictionary, words));


-- ==== identity ======================================================================================================

CREATE TYPE account_role AS ENUM ('creator', 'audience');

CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null once the account is deleted, like all other personal data.
  username text CHECK (username ~ '^[A-Za-z0-9_-]{3,50}$'),
  password_hash text,
  role account_role NOT NULL DEFAULT 'audience',
  email text CHECK (char_length(email) <= 254),
  email_verified_at timestamptz,
  -- A new email address that has not been confirmed yet. Not unique: an unconfirmed address must not block its real owner.
  pending_email text CONSTRAINT accounts_pending_email CHECK (char_length(pending_email) <= 254),
  profile_description text CHECK (char_length(profile_description) BETWEEN 1 AND 6000),
  logo_url text CHECK (logo_url ~* '^https?://' AND char_length(logo_url) <= 500),
  twitter_url text CHECK (twitter_url ~* '^https?://' AND char_length(twitter_url) <= 500),
  instagram_url text CHECK (instagram_url ~* '^https?://' AND char_length(instagram_url) <= 500),
  youtube_url text CHECK (youtube_url ~* '^https?://' AND char_length(youtube_url) <= 500),
  tiktok_url text CHECK (tiktok_url ~* '^https?://' AND char_length(tiktok_url) <= 500),
  threads_url text CHECK (threads_url ~* '^https?://' AND char_length(threads_url) <= 500),
  website_url text CHECK (website_url ~* '^https?://' AND char_length(website_url) <= 500),
  profile_background text NOT NULL DEFAULT 'gradient-1'
    CHECK (profile_background IN ('gradient-1', 'gradient-2', 'gradient-3', 'gradient-4', 'pattern-1', 'pattern-2')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Set by an operator. A suspended account has no sessions and can't log in, and its boards return 404.
  suspended_at timestamptz,
  -- A deleted account's row is cleared but kept: its votes on other boards keep their account_id, so counts stay correct.
  deleted_at timestamptz,
  CONSTRAINT accounts_named CHECK (username IS NOT NULL OR deleted_at IS NOT NULL),
  CONSTRAINT accounts_emptied CHECK (
    deleted_at IS NULL OR num_nonnulls(username, password_hash, email, pending_email, email_verified_at,
      profile_description, logo_url, twitter_url, instagram_url, youtube_url, tiktok_url, threads_url, website_url) = 0
  )
);

-- Former usernames. Their URLs redirect to the new username until forwards_until. A former username is never given to another
-- account. account_id is null once the account is deleted.
CREATE TABLE former_usernames (
  name text PRIMARY KEY CHECK (name = lower(name)),
  account_id bigint REFERENCES accounts,
  forwards_until timestamptz NOT NULL,
  given_up_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  -- Just enough to recognize a device in the session list. The rest of the User-Agent is not stored.
  browser text,
  system text,
  CONSTRAINT sessions_device CHECK (char_length(browser) <= 30 AND char_length(system) <= 30)
);

-- Tokens of links sent by email; only their hashes are stored. Used rows are kept for two days, because they are also used to
-- count the emails sent to an address.
CREATE TABLE email_tokens (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  account_id bigint NOT NULL REFERENCES accounts,
  purpose text NOT NULL CHECK (purpose IN ('confirm-email', 'reset-password')),
  email text NOT NULL CHECK (char_length(email) <= 254),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);

-- Accounts at OpenID Connect providers, identified by issuer and subject, never by email address.
CREATE TABLE identities (
  issuer text NOT NULL CHECK (char_length(issuer) BETWEEN 1 AND 500),
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 255),
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject),
  CONSTRAINT identities_one_a_provider UNIQUE (account_id, issuer)
);

-- Logins that were started at a provider and have not returned yet. Each is single-use, valid for ten minutes, and bound to one
-- browser by a cookie whose hash is the key.
CREATE TABLE sign_in_attempts (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  provider text NOT NULL,
  state text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  -- The account that is linking the provider; null for a login.
  account_id bigint,
  role account_role NOT NULL,
  is_role_locked boolean NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Users who were authenticated by a provider and have not chosen a username yet.
CREATE TABLE newcomers (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  issuer text NOT NULL,
  subject text NOT NULL,
  is_role_locked boolean NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  credential_id bytea NOT NULL UNIQUE CHECK (octet_length(credential_id) BETWEEN 16 AND 1023),
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  public_key bytea NOT NULL CHECK (octet_length(public_key) <= 4096),
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 480),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);

-- Each code can be used once. Codes have 80 random bits, so a fast hash is enough.
CREATE TABLE recovery_codes (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, code_hash)
);

-- Secrets shared by all processes of a site, generated at first use.
CREATE TABLE site_keys (
  name text PRIMARY KEY,
  key bytea NOT NULL CHECK (octet_length(key) = 32)
);

-- Used proof-of-work challenges and passkey challenges, kept until they expire. The primary key makes them single use.
CREATE TABLE spent_nonces (
  nonce bytea PRIMARY KEY CHECK (octet_length(nonce) BETWEEN 16 AND 64),
  expires_at timestamptz NOT NULL
);

CREATE UNIQUE INDEX accounts_username_key ON accounts (lower(username));
CREATE UNIQUE INDEX accounts_email_key ON accounts (lower(email));
CREATE INDEX former_usernames_account ON former_usernames (account_id, given_up_at) WHERE account_id IS NOT NULL;
CREATE INDEX sessions_account_id ON sessions (account_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);
CREATE INDEX email_tokens_account ON email_tokens (account_id);
CREATE INDEX email_tokens_email ON email_tokens (lower(email), created_at);
CREATE INDEX email_tokens_created_at ON email_tokens (created_at);
CREATE INDEX sign_in_attempts_expires_at ON sign_in_attempts (expires_at);
CREATE INDEX newcomers_expires_at ON newcomers (expires_at);
CREATE INDEX passkeys_account_id ON passkeys (account_id);
CREATE INDEX spent_nonces_expires_at ON spent_nonces (expires_at);

-- Runs as an AFTER trigger: by then the row is in the unique index, so any concurrent transaction that gave up the same name
-- has committed and its former username is visible. Raises the same error as the unique index, so that callers need to handle
-- only one case.
CREATE FUNCTION refuse_former_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM former_usernames WHERE name = lower(NEW.username) AND account_id IS DISTINCT FROM NEW.id
  ) THEN
    RAISE EXCEPTION 'another account had this username before'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'accounts_username_key';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER accounts_former_username AFTER INSERT OR UPDATE OF username ON accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_former_username();


-- ==== notifications =================================================================================================

-- One row per notification, shared by all recipients. The key identifies the event, so that it is announced only once.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE CHECK (char_length(key) <= 200),
  kind text NOT NULL CHECK (char_length(kind) <= 50),
  creator_id bigint NOT NULL,
  payload jsonb NOT NULL,
  -- The creator's language, for emails to recipients who have not chosen one.
  language text NOT NULL CHECK (char_length(language) <= 10),
  -- A withdrawn notification is hidden, and its remaining emails are not sent.
  is_withdrawn boolean NOT NULL DEFAULT false,
  -- Recipients with account ids up to this value have received the notification; null when all have.
  delivered_to bigint DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE notification_receipts (
  account_id bigint NOT NULL,
  notification_id bigint NOT NULL REFERENCES notifications ON DELETE CASCADE,
  read_at timestamptz,
  PRIMARY KEY (account_id, notification_id)
);

-- sent_at is null until the email is sent. Rows of sent emails are kept for 30 days.
CREATE TABLE notification_emails (
  notification_id bigint NOT NULL REFERENCES notifications ON DELETE CASCADE,
  account_id bigint NOT NULL,
  sent_at timestamptz,
  PRIMARY KEY (notification_id, account_id)
);

-- An account without a row uses the default settings.
CREATE TABLE email_settings (
  account_id bigint PRIMARY KEY,
  takes_notifications boolean NOT NULL DEFAULT true,
  language text CHECK (char_length(language) <= 10)
);

CREATE INDEX notifications_creator ON notifications (creator_id);
CREATE INDEX notification_receipts_unread ON notification_receipts (account_id, notification_id) WHERE read_at IS NULL;
CREATE INDEX notification_emails_sent_at ON notification_emails (sent_at);


-- ==== boards ========================================================================================================

-- approved: published and open for votes. pending: a suggestion under review. closed: made or not planned, no more votes.
-- merged: its votes count for another idea. rejected: a suggestion that was rejected and can be restored for a few seconds.
-- deleted: a job is removing its votes.
CREATE TYPE idea_status AS ENUM ('approved', 'pending', 'closed', 'merged', 'rejected', 'deleted');
CREATE TYPE idea_stage AS ENUM ('open', 'planned', 'in-progress', 'made', 'not-planned');

-- Every vote updates the counts and the version. To keep these updates HOT, the fillfactor leaves free space and no index may
-- contain these columns.
CREATE TABLE boards (
  creator_id bigint NOT NULL REFERENCES accounts,
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- The main board is at /username, the others at /username/slug.
  is_main boolean NOT NULL DEFAULT false,
  slug text CONSTRAINT boards_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 40),
  name text CONSTRAINT boards_name_length CHECK (char_length(name) BETWEEN 1 AND 600),
  -- Sort order among the creator's boards; the main board always comes first.
  place integer NOT NULL DEFAULT 0,
  accepts_suggestions boolean NOT NULL DEFAULT true,
  is_listed boolean NOT NULL DEFAULT true,
  -- Raised in the same statement as every visible change.
  version bigint NOT NULL DEFAULT 1,
  -- The board's version as of the last chart close; null before the first close.
  closed_version bigint,
  idea_count integer NOT NULL DEFAULT 0 CHECK (idea_count BETWEEN 0 AND 10000),
  pending_count integer NOT NULL DEFAULT 0 CHECK (pending_count BETWEEN 0 AND 1000),
  share_link_count integer NOT NULL DEFAULT 0 CHECK (share_link_count BETWEEN 0 AND 50),
  total_votes bigint NOT NULL DEFAULT 0 CHECK (total_votes >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- An archived board is read-only.
  archived_at timestamptz,
  -- Set by an operator. A hidden board is excluded from Explore, the sitemap and search engines, but its URL still works.
  hidden_at timestamptz,
  PRIMARY KEY (creator_id, id),
  CONSTRAINT boards_main_stays CHECK (NOT is_main OR (slug IS NULL AND archived_at IS NULL))
) WITH (fillfactor = 60);

CREATE TABLE board_members (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  account_id bigint NOT NULL CHECK (account_id <> creator_id),
  role text NOT NULL CHECK (role IN ('editor', 'moderator')),
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id, account_id)
);

-- An invitation is deleted when it is accepted. Its token appears only in the invitation link; this table stores a hash of it.
CREATE TABLE board_invites (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  token_hash bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  role text NOT NULL CHECK (role IN ('editor', 'moderator')),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id, id)
);

-- No CHECK constraint combines status and votes: PostgreSQL would check the row version in the statement's snapshot before it
-- looks for a newer one, so a vote that waited for an approval would fail. The vote statement locks the idea instead.
CREATE TABLE ideas (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 1200),
  description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 3360),
  status idea_status NOT NULL DEFAULT 'approved',
  stage idea_stage NOT NULL DEFAULT 'open',
  staged_at timestamptz,
  -- The URL of the published content; set only for made ideas.
  piece_url text,
  not_planned_reason text,
  votes bigint NOT NULL DEFAULT 0 CHECK (votes >= 0),
  -- The idea's position at the last chart close; null if it was not on the chart.
  previous_position integer CHECK (previous_position > 0),
  suggested_by bigint REFERENCES accounts,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, id),
  UNIQUE (id),
  FOREIGN KEY (creator_id, board_id) REFERENCES boards,
  CONSTRAINT ideas_stage CHECK (status = 'deleted' OR (status = 'closed') = (stage IN ('made', 'not-planned'))),
  CONSTRAINT ideas_piece_url CHECK (
    (stage = 'made') = (piece_url IS NOT NULL) AND piece_url ~* '^https?://' AND char_length(piece_url) <= 500
  ),
  CONSTRAINT ideas_not_planned_reason CHECK (
    (stage = 'not-planned') = (not_planned_reason IS NOT NULL) AND char_length(not_planned_reason) <= 3360
  )
) WITH (fillfactor = 60);

-- The stage history of ideas, including moves back to an earlier stage.
CREATE TABLE stage_changes (
  creator_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  from_stage idea_stage NOT NULL,
  stage idea_stage NOT NULL,
  piece_url text,
  not_planned_reason text,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, idea_id, id),
  FOREIGN KEY (creator_id, idea_id) REFERENCES ideas
);

-- Ideas merged into another idea on the same board. A job moves the votes in slices, both when merging and when undoing a
-- merge.
CREATE TABLE merges (
  creator_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  target_id bigint NOT NULL CHECK (target_id <> idea_id),
  board_id bigint NOT NULL,
  -- The idea's status before the merge; restored when the merge is undone.
  status_before idea_status NOT NULL,
  -- True while the votes are being moved back; the row is deleted after the last vote has been moved.
  is_undone boolean NOT NULL DEFAULT false,
  -- Votes of accounts up to this id have been moved.
  carried_to bigint NOT NULL DEFAULT 0,
  is_settled boolean NOT NULL DEFAULT false,
  merged_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, idea_id)
);

-- Fans whose suggestions a creator no longer accepts.
CREATE TABLE blocked_fans (
  creator_id bigint NOT NULL,
  account_id bigint NOT NULL,
  blocked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, account_id)
);

-- Tokens are stored in plain text: the board is public anyway, and its owner can copy the link again.
CREATE TABLE share_links (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  token text NOT NULL UNIQUE CHECK (char_length(token) >= 22),
  is_active boolean NOT NULL DEFAULT true,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, id),
  FOREIGN KEY (creator_id, board_id) REFERENCES boards
);

-- No foreign key to boards: checking it would lock the board row, and concurrent follows and votes could then deadlock
-- (docs/decisions/0022). When a board is deleted, the application also deletes its follows.
CREATE TABLE follows (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  account_id bigint NOT NULL,
  followed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id, account_id)
);

-- Chart history: this table has one row per close, and chart_places has one row per position.
CREATE TABLE chart_closes (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  closed_on date NOT NULL,
  version bigint NOT NULL,
  total_votes bigint NOT NULL,
  closed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id, closed_on),
  FOREIGN KEY (creator_id, board_id) REFERENCES boards
);

CREATE TABLE chart_places (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  closed_on date NOT NULL,
  position integer NOT NULL CHECK (position > 0),
  votes bigint NOT NULL,
  PRIMARY KEY (creator_id, board_id, idea_id, closed_on),
  FOREIGN KEY (creator_id, idea_id) REFERENCES ideas
);

-- The ideas with the most votes across all listed boards, refreshed by a job. Only the order is stored; vote counts are read
-- from ideas.
CREATE TABLE explore_places (
  place integer PRIMARY KEY CHECK (place > 0),
  creator_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  board_position integer NOT NULL
);

-- Boards that operators feature at the top of the Explore page.
CREATE TABLE featured_boards (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  featured_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id),
  FOREIGN KEY (creator_id, board_id) REFERENCES boards ON DELETE CASCADE
);

-- Gzipped XML, written by a job.
CREATE TABLE sitemap_files (
  number integer PRIMARY KEY CHECK (number > 0),
  body bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);

CREATE UNIQUE INDEX boards_one_main ON boards (creator_id) WHERE is_main;
CREATE UNIQUE INDEX boards_slug_key ON boards (creator_id, slug);
CREATE INDEX board_members_account ON board_members (account_id);
CREATE INDEX ideas_board ON ideas (creator_id, board_id, status, created_at);
CREATE INDEX ideas_suggested_by ON ideas (suggested_by, created_at) WHERE suggested_by IS NOT NULL;
-- For the roadmap lanes. Most ideas are open and therefore not in this index, and votes don't update it.
CREATE INDEX ideas_staged ON ideas (creator_id, board_id, stage, staged_at) WHERE stage <> 'open';
-- Used to find similar ideas on a board while a fan types. The columns creator_id and board_id keep the cost independent of the
-- total number of ideas.
CREATE INDEX ideas_similar ON ideas USING gist (creator_id, board_id, plain_words(title) gist_trgm_ops (siglen = 64)) WHERE status = 'approved';
CREATE INDEX merges_target ON merges (creator_id, target_id);
CREATE INDEX follows_account ON follows (account_id, followed_at);

-- Returns the ideas on a board that are most similar to a text, in the order of the index ideas_similar. Sorting is disabled
-- because the planner assumes that boards are small, and sorting a board with 10,000 ideas takes half a second.
CREATE FUNCTION nearest_ideas(creator bigint, board bigint, words text, most integer)
RETURNS TABLE (id bigint, title text, votes bigint, distance real) LANGUAGE sql STABLE SET enable_sort = off
BEGIN ATOMIC
  SELECT i.id, i.title, i.votes, plain_words(words) <<-> plain_words(i.title) FROM ideas i
  WHERE i.creator_id = creator AND i.board_id = board AND i.status = 'approved'
  ORDER BY plain_words(words) <<-> plain_words(i.title) LIMIT most;
END;


-- ==== voting ========================================================================================================

-- The primary key prevents duplicate votes without a prior read. No foreign key to accounts: checking it costs more than the
-- vote itself.
CREATE TABLE votes (
  creator_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  account_id bigint NOT NULL,
  voted_at timestamptz NOT NULL DEFAULT now(),
  -- The merged idea that the vote was originally cast for; null if it was cast for this idea.
  merged_from bigint,
  PRIMARY KEY (creator_id, idea_id, account_id),
  FOREIGN KEY (creator_id, idea_id) REFERENCES ideas
) PARTITION BY HASH (creator_id);

-- One row per board and week with at least one vote. Idea titles are read from ideas, so that deletions and edits apply here
-- too.
CREATE TABLE week_recaps (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  -- A Monday.
  starts_on date NOT NULL CHECK (extract(isodow FROM starts_on) = 1),
  total_votes bigint NOT NULL,
  week_votes bigint NOT NULL CHECK (week_votes > 0),
  -- An array of at most ten objects: {ideaId, position, votes, previous, weeks, peak}.
  places jsonb NOT NULL,
  PRIMARY KEY (creator_id, board_id, starts_on),
  FOREIGN KEY (creator_id, board_id) REFERENCES boards
);

-- Results of the nightly recount, which compares stored counts with votes.
CREATE TABLE reconciliations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL DEFAULT now(),
  ideas bigint NOT NULL CHECK (ideas >= 0),
  boards bigint NOT NULL CHECK (boards >= 0),
  differences bigint NOT NULL CHECK (differences >= 0),
  fixed bigint NOT NULL CHECK (fixed BETWEEN 0 AND differences)
);

CREATE INDEX votes_account ON votes (account_id, voted_at);

-- Creates 64 partitions. Insights read votes by time. Votes are inserted in that order, so a BRIN index has only a few pages,
-- and a vote updates it only at the end of a block range.
DO $$
BEGIN
  FOR part IN 0..63 LOOP
    EXECUTE format('CREATE TABLE votes_%s PARTITION OF votes FOR VALUES WITH (MODULUS 64, REMAINDER %s)', part, part);
    EXECUTE format('CREATE INDEX votes_%s_voted_at ON votes_%s USING brin (voted_at) '
      'WITH (pages_per_range = 32, autosummarize = on)', part, part);
  END LOOP;
END $$;


-- ==== reach =========================================================================================================

-- A board's stream overlay. Its URL contains the token; renewing the overlay replaces the token.
CREATE TABLE overlays (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  token text NOT NULL UNIQUE CHECK (char_length(token) >= 22),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id),
  FOREIGN KEY (creator_id, board_id) REFERENCES boards
);

-- Tables for insights. A job adds votes to board_hours, board_voters and board_voter_days in slices, so that reading insights
-- costs the same for ten votes and for ten million. Days and hours are in UTC. There are no foreign keys to boards; the
-- application deletes these rows along with the board.

-- Has a single row: votes cast before folded_until have been added. The job advances folded_until in the same statement that
-- adds the votes.
CREATE TABLE board_folds (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  folded_until timestamptz NOT NULL
);
INSERT INTO board_folds (folded_until) VALUES ('-infinity');

CREATE TABLE board_hours (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  hour timestamptz NOT NULL,
  votes bigint NOT NULL CHECK (votes > 0),
  PRIMARY KEY (creator_id, board_id, hour)
);

-- The first and last day are enough to tell new voters from returning ones.
CREATE TABLE board_voters (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  account_id bigint NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  PRIMARY KEY (creator_id, board_id, account_id)
);

CREATE TABLE board_voter_days (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  day date NOT NULL,
  new_voters bigint NOT NULL CHECK (new_voters >= 0),
  returning_voters bigint NOT NULL CHECK (returning_voters >= 0),
  PRIMARY KEY (creator_id, board_id, day)
);

-- Where visitors came from: a host name, 'direct' or 'other', plus the share link's id (0 if there is none). Contains no
-- personal data.
CREATE TABLE board_visit_days (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  day date NOT NULL,
  share_link_id bigint NOT NULL,
  host text NOT NULL CHECK (char_length(host) <= 253),
  visits bigint NOT NULL CHECK (visits > 0),
  PRIMARY KEY (creator_id, board_id, day, share_link_id, host)
);

-- Used by the account data export.
CREATE INDEX board_voters_account ON board_voters (account_id, board_id);


-- ==== operations ====================================================================================================

-- The unique keys allow one report per person and idea. Visitors without an account are distinguished by a keyed hash, which is
-- deleted after three days; IP addresses are not stored.
CREATE TABLE reports (
  creator_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  idea_id bigint NOT NULL,
  account_id bigint,
  visitor_hash bytea CHECK (octet_length(visitor_hash) = 32),
  reason text NOT NULL CHECK (reason IN ('spam', 'hate', 'illegal', 'misleading', 'other')),
  words text NOT NULL DEFAULT '' CHECK (char_length(words) <= 3600),
  -- The idea as it was when it was reported: it may be edited or deleted before an operator decides.
  title text NOT NULL,
  description text NOT NULL,
  reported_at timestamptz NOT NULL DEFAULT now(),
  decision text CHECK (decision IN ('dismissed', 'removed', 'suspended')),
  decided_at timestamptz,
  PRIMARY KEY (creator_id, id),
  UNIQUE (id),
  UNIQUE (creator_id, idea_id, account_id),
  UNIQUE (creator_id, idea_id, visitor_hash),
  CHECK ((decision IS NULL) = (decided_at IS NULL))
);

-- Operator actions, recorded before they are carried out.
CREATE TABLE audits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  done_by text NOT NULL CHECK (char_length(done_by) BETWEEN 1 AND 100),
  action text NOT NULL,
  target text NOT NULL,
  before jsonb,
  after jsonb,
  reason text,
  done_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX reports_open ON reports (reported_at) WHERE decided_at IS NULL;
CREATE INDEX reports_decided ON reports (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX reports_account ON reports (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX reports_visitors ON reports (reported_at) WHERE visitor_hash IS NOT NULL;

CREATE FUNCTION refuse_change_of_audits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are immutable' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audits_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audits();
