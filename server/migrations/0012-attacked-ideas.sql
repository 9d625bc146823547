-- Set while votes for the idea are being bought, as far as the detectors can tell. Meanwhile, new votes of unverified accounts
-- are held. A file of its own, because votes read both tables.
ALTER TABLE ideas ADD COLUMN attacked_at timestamptz;

-- Groups of votes that the detectors hold because they may come from one person.
CREATE TABLE vote_checks (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- group: new accounts that vote for one idea. lockstep: accounts that vote for the same ideas in the same order.
  kind text NOT NULL CHECK (kind IN ('group', 'lockstep')),
  idea_ids bigint[] NOT NULL CHECK (cardinality(idea_ids) > 0),
  account_ids bigint[] NOT NULL CHECK (cardinality(account_ids) > 0),
  -- What the creator sees as the reason: an object with the signals and their figures. No thresholds.
  figures jsonb NOT NULL,
  -- The time of the first and the last vote.
  first_vote_at timestamptz NOT NULL,
  last_vote_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'counted', 'removed')),
  -- If set, the votes count again at this time unless the creator has decided before.
  releases_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id, id),
  FOREIGN KEY (creator_id, board_id) REFERENCES boards
);
CREATE INDEX vote_checks_held ON vote_checks (releases_at) WHERE state = 'held';

-- What happened to votes on hold. Rows are only added. One row per change, for the table on the public page.
CREATE TABLE vote_check_log (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- Null if the change belongs to no check, such as the switch to verified voters.
  check_id bigint,
  change text NOT NULL CHECK (change IN ('held', 'counted', 'removed', 'undone')),
  -- detector: the job. creator: the creator or a member of the board's team. operator: a command. voter: the voters verified.
  made_by text NOT NULL CHECK (made_by IN ('detector', 'creator', 'operator', 'voter')),
  -- The member who decided. Null once that account is deleted.
  account_id bigint REFERENCES accounts,
  votes bigint NOT NULL CHECK (votes >= 0),
  -- The day in the board's time zone.
  day date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id, id),
  FOREIGN KEY (creator_id, board_id) REFERENCES boards
);
CREATE INDEX vote_check_log_account ON vote_check_log (account_id) WHERE account_id IS NOT NULL;

-- Votes that were withdrawn while they were held or void. If the account votes for the idea again, the vote gets this state.
CREATE TABLE withdrawn_holds (
  creator_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  account_id bigint NOT NULL,
  state vote_state NOT NULL CHECK (state <> 'counted'),
  PRIMARY KEY (creator_id, idea_id, account_id),
  FOREIGN KEY (creator_id, idea_id) REFERENCES ideas
);
CREATE INDEX withdrawn_holds_account ON withdrawn_holds (account_id);
