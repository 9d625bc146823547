-- Rounds: votes between a few ideas of a board, with a deadline. Their ballots are independent of the chart's votes.
-- scheduled: opens later. open: takes ballots. closed: held ballots are being decided. final: nothing changes any more.
CREATE TYPE round_state AS ENUM ('scheduled', 'open', 'closed', 'final', 'cancelled');

-- Ballots lock the row FOR SHARE and compare closes_at with the clock; the close locks it FOR UPDATE. So a ballot is either in
-- the result or refused. No column changes with a ballot.
CREATE TABLE rounds (
  creator_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  board_id bigint NOT NULL,
  -- Counts from 1 on each board. Numbers of cancelled rounds are not used again.
  number integer NOT NULL CHECK (number > 0),
  question text NOT NULL CHECK (char_length(question) BETWEEN 1 AND 1200),
  state round_state NOT NULL DEFAULT 'scheduled',
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL CHECK (closes_at > opens_at),
  -- The first closing time, if the round was extended.
  extended_from timestamptz,
  votes_per_person text NOT NULL CHECK (votes_per_person IN ('one', 'three', 'each')),
  hides_counts boolean NOT NULL,
  is_shuffled boolean NOT NULL,
  pick_from text NOT NULL CHECK (pick_from IN ('tie', 'top-three')),
  -- If true, a copy for the next week is scheduled when the round opens.
  repeats_weekly boolean NOT NULL DEFAULT false,
  -- Which ideas become candidates at the opening: this many from the top of the chart, or these.
  top integer CHECK (top BETWEEN 2 AND 16),
  idea_ids bigint[] CHECK (cardinality(idea_ids) BETWEEN 2 AND 16),
  -- The ballots that are still to be decided. Null until the ballots are counted, moments after the close.
  held_ballots bigint,
  -- Null without votes, until the result is final, and until the creator has picked.
  winner_id bigint,
  picked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, id),
  UNIQUE (creator_id, board_id, number),
  -- These foreign keys cascade, because the previous version removes boards without deleting these rows.
  FOREIGN KEY (creator_id, board_id) REFERENCES boards ON DELETE CASCADE,
  CONSTRAINT rounds_candidates CHECK (num_nonnulls(top, idea_ids) = 1)
);

-- The candidates, with the titles that voters see. No foreign key to ideas: a removed idea leaves an empty title.
CREATE TABLE round_candidates (
  creator_id bigint NOT NULL,
  round_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  number integer NOT NULL CHECK (number BETWEEN 1 AND 16),
  title text NOT NULL CHECK (char_length(title) <= 1200),
  PRIMARY KEY (creator_id, round_id, idea_id),
  UNIQUE (creator_id, round_id, number),
  FOREIGN KEY (creator_id, round_id) REFERENCES rounds ON DELETE CASCADE
);
CREATE INDEX round_candidates_idea ON round_candidates (creator_id, idea_id);

-- The counted votes of each candidate. The row with idea_id 0 counts the ballots that are not blank. Each ballot batch writes
-- them, for display while the round is open. The close replaces them with a count of the ballots.
CREATE TABLE round_counts (
  creator_id bigint NOT NULL,
  round_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  votes bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (creator_id, round_id, idea_id),
  FOREIGN KEY (creator_id, round_id) REFERENCES rounds ON DELETE CASCADE
) WITH (fillfactor = 60);

-- One row per voter. No foreign keys: the statement that inserts a ballot holds a lock on the round.
CREATE TABLE round_ballots (
  creator_id bigint NOT NULL,
  round_id bigint NOT NULL,
  account_id bigint NOT NULL,
  -- Published with the result. Only the voter learns which one is theirs.
  ballot_id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Sorted. Empty if the vote was withdrawn.
  idea_ids bigint[] NOT NULL CHECK (cardinality(idea_ids) <= 16),
  -- The ideas before the last change, so that the statement that changes them can correct round_counts.
  ideas_before bigint[] NOT NULL DEFAULT '{}',
  state vote_state NOT NULL,
  cast_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, round_id, account_id)
) PARTITION BY HASH (creator_id);
CREATE UNIQUE INDEX round_ballots_published ON round_ballots (creator_id, round_id, ballot_id);
CREATE INDEX round_ballots_account ON round_ballots (account_id, round_id);

DO $$
BEGIN
  FOR part IN 0..63 LOOP
    EXECUTE format('CREATE TABLE round_ballots_%s PARTITION OF round_ballots FOR VALUES WITH (MODULUS 64, REMAINDER %s)', part, part);
  END LOOP;
END $$;

-- The Merkle tree over the ballots of a final round, in the order of ballot_id. Only the roots of subtrees of 1,024 ballots are
-- stored: the rest of a proof is computed from the ballots.
CREATE TABLE round_trees (
  creator_id bigint NOT NULL,
  round_id bigint NOT NULL,
  size bigint NOT NULL CHECK (size >= 0),
  root bytea NOT NULL CHECK (octet_length(root) = 32),
  -- The first ballot and the root of each subtree.
  first_ballots uuid[] NOT NULL,
  subtree_roots bytea NOT NULL,
  -- A signed note (docs/rounds.md), and the key that verifies it.
  checkpoint text NOT NULL,
  public_key bytea NOT NULL CHECK (octet_length(public_key) = 32),
  published_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, round_id),
  FOREIGN KEY (creator_id, round_id) REFERENCES rounds ON DELETE CASCADE
);
