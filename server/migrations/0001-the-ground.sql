-- Accounts and sessions are the site's; everything below boards belongs to a creator and is keyed by creator_id first,
-- so that boards can be spread over many nodes by creator without a change of the model.

CREATE TYPE account_role AS ENUM ('creator', 'audience');
CREATE TYPE idea_status AS ENUM ('approved', 'pending', 'deleted');

CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL CHECK (username ~ '^[A-Za-z0-9_-]{3,50}$'),
  password_hash text,
  role account_role NOT NULL DEFAULT 'audience',
  email text CHECK (char_length(email) <= 254),
  -- Texts are limited in graphemes by the contract; the database allows for 12 code units each.
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
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX accounts_username_key ON accounts (lower(username));
CREATE UNIQUE INDEX accounts_email_key ON accounts (lower(email));

CREATE TABLE sessions (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_account_id ON sessions (account_id);
CREATE INDEX sessions_expires_at ON sessions (expires_at);

-- fillfactor leaves room for HOT updates: counts and versions change with every vote, and no index may contain them.
CREATE TABLE boards (
  creator_id bigint NOT NULL REFERENCES accounts,
  id bigint GENERATED ALWAYS AS IDENTITY,
  is_main boolean NOT NULL DEFAULT false,
  accepts_suggestions boolean NOT NULL DEFAULT true,
  is_listed boolean NOT NULL DEFAULT true,
  -- Rises in the same statement as every visible change of the board.
  version bigint NOT NULL DEFAULT 1,
  -- The version that the last chart close left behind; null before the first.
  closed_version bigint,
  idea_count integer NOT NULL DEFAULT 0 CHECK (idea_count BETWEEN 0 AND 10000),
  pending_count integer NOT NULL DEFAULT 0 CHECK (pending_count BETWEEN 0 AND 1000),
  share_link_count integer NOT NULL DEFAULT 0 CHECK (share_link_count BETWEEN 0 AND 50),
  total_votes bigint NOT NULL DEFAULT 0 CHECK (total_votes >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, id)
) WITH (fillfactor = 60);
CREATE UNIQUE INDEX boards_one_main ON boards (creator_id) WHERE is_main;

CREATE TABLE ideas (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 1200),
  description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 3360),
  status idea_status NOT NULL DEFAULT 'approved',
  votes bigint NOT NULL DEFAULT 0 CHECK (votes >= 0),
  -- Its place at the last chart close; null when it was not on the chart then.
  previous_position integer CHECK (previous_position > 0),
  last_position_update timestamptz NOT NULL DEFAULT now(),
  suggested_by bigint REFERENCES accounts,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, id),
  UNIQUE (id),
  -- No check over status and votes together: PostgreSQL checks the row that a statement's start saw before it looks for a
  -- newer one, so a vote that waited for an approval would fail. The vote's own lock sees to it.
  FOREIGN KEY (creator_id, board_id) REFERENCES boards
) WITH (fillfactor = 60);
CREATE INDEX ideas_board ON ideas (creator_id, board_id, status, created_at);
CREATE INDEX ideas_suggested_by ON ideas (suggested_by, created_at) WHERE suggested_by IS NOT NULL;

-- One row is one person's vote for one idea: the key decides, never a read before it.
-- No reference to accounts: an account is emptied, never removed, and a check per vote would cost more than the vote.
CREATE TABLE votes (
  creator_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  account_id bigint NOT NULL,
  voted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, idea_id, account_id),
  FOREIGN KEY (creator_id, idea_id) REFERENCES ideas
) PARTITION BY HASH (creator_id);
CREATE INDEX votes_account ON votes (account_id, voted_at);

DO $$
BEGIN
  FOR part IN 0..63 LOOP
    EXECUTE format('CREATE TABLE votes_%s PARTITION OF votes FOR VALUES WITH (MODULUS 64, REMAINDER %s)', part, part);
  END LOOP;
END $$;

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

-- The history of the chart: one row a close, one row a place.
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

-- The most voted ideas of all listed boards, refreshed by a job. Only the order lives here: counts are read from ideas.
CREATE TABLE explore_places (
  place integer PRIMARY KEY CHECK (place > 0),
  creator_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  board_position integer NOT NULL
);
