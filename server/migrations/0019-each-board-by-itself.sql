-- What was counted for a creator (0011) is counted for each board. The tables of 0011 stay as they are for the version
-- before this one, which goes on filling them under its own mark; a later migration drops them. Nothing here refers to
-- boards by key: the copy takes its time, and a key would lock a table that votes use. Whoever removes a board removes these.

-- No fold may move the mark between the copy of what was counted and the copy of the mark.
LOCK TABLE vote_folds IN SHARE MODE;

CREATE TABLE board_folds (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  folded_until timestamptz NOT NULL
);
INSERT INTO board_folds (folded_until) SELECT folded_until FROM vote_folds;

CREATE TABLE board_hours (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  hour timestamptz NOT NULL,
  votes bigint NOT NULL CHECK (votes > 0),
  PRIMARY KEY (creator_id, board_id, hour)
);
INSERT INTO board_hours
SELECT h.creator_id, b.id, h.hour, h.votes FROM vote_hours h JOIN boards b ON b.creator_id = h.creator_id AND b.is_main;

CREATE TABLE board_voters (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  account_id bigint NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  PRIMARY KEY (creator_id, board_id, account_id)
);
INSERT INTO board_voters
SELECT v.creator_id, b.id, v.account_id, v.first_day, v.last_day
FROM voters v JOIN boards b ON b.creator_id = v.creator_id AND b.is_main;
-- For whoever asks what is stored about them.
CREATE INDEX board_voters_account ON board_voters (account_id, board_id);

CREATE TABLE board_voter_days (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  day date NOT NULL,
  new_voters bigint NOT NULL CHECK (new_voters >= 0),
  returning_voters bigint NOT NULL CHECK (returning_voters >= 0),
  PRIMARY KEY (creator_id, board_id, day)
);
INSERT INTO board_voter_days
SELECT d.creator_id, b.id, d.day, d.new_voters, d.returning_voters
FROM voter_days d JOIN boards b ON b.creator_id = d.creator_id AND b.is_main;

CREATE TABLE board_visit_days (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  day date NOT NULL,
  share_link_id bigint NOT NULL,
  host text NOT NULL CHECK (char_length(host) <= 253),
  visits bigint NOT NULL CHECK (visits > 0),
  PRIMARY KEY (creator_id, board_id, day, share_link_id, host)
);
INSERT INTO board_visit_days
SELECT v.creator_id, b.id, v.day, v.share_link_id, v.host, v.visits
FROM visit_days v JOIN boards b ON b.creator_id = v.creator_id AND b.is_main;

-- Who helps on a board, and as what. No reference to accounts, which are emptied and never removed.
CREATE TABLE board_members (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  account_id bigint NOT NULL CHECK (account_id <> creator_id),
  role text NOT NULL CHECK (role IN ('editor', 'moderator')),
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id, account_id)
);
CREATE INDEX board_members_account ON board_members (account_id);

-- An invitation is good for one person: whoever takes it deletes it. Its token is known to its link alone.
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
