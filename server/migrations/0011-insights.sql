-- What creators see of their votes over time. A job folds votes into these tables a slice at a time, so that looking at them
-- costs the same for ten votes or ten million, and voting knows nothing of them. Days and hours are UTC, as the chart closes.

-- Votes before this moment are in the tables below, once each; it moves in the statement that folds them. One row.
CREATE TABLE vote_folds (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  folded_until timestamptz NOT NULL
);
INSERT INTO vote_folds (folded_until) VALUES ('-infinity');

CREATE TABLE vote_hours (
  creator_id bigint NOT NULL,
  hour timestamptz NOT NULL,
  votes bigint NOT NULL CHECK (votes > 0),
  PRIMARY KEY (creator_id, hour)
);

-- Who has voted on a creator's boards: the first and the last day are all it takes to tell the new from the returning.
CREATE TABLE voters (
  creator_id bigint NOT NULL,
  account_id bigint NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  PRIMARY KEY (creator_id, account_id)
);
-- For whoever asks what is stored about them.
CREATE INDEX voters_account ON voters (account_id, creator_id);

CREATE TABLE voter_days (
  creator_id bigint NOT NULL,
  day date NOT NULL,
  new_voters bigint NOT NULL CHECK (new_voters >= 0),
  returning_voters bigint NOT NULL CHECK (returning_voters >= 0),
  PRIMARY KEY (creator_id, day)
);

-- Where visitors came from: a host name, 'direct' or 'other', and the share link they used, 0 for none. Nothing of a person.
CREATE TABLE visit_days (
  creator_id bigint NOT NULL,
  day date NOT NULL,
  share_link_id bigint NOT NULL,
  host text NOT NULL CHECK (char_length(host) <= 253),
  visits bigint NOT NULL CHECK (visits > 0),
  PRIMARY KEY (creator_id, day, share_link_id, host)
);
