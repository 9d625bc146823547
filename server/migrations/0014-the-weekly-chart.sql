-- A week of a board that people voted on, as its chart stood when it closed on Sunday. Only places: titles are read from the
-- ideas, so that what is deleted or rewritten there is so here too.
CREATE TABLE week_recaps (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  -- The Monday.
  starts_on date NOT NULL CHECK (extract(isodow FROM starts_on) = 1),
  total_votes bigint NOT NULL,
  week_votes bigint NOT NULL CHECK (week_votes > 0),
  -- [{ideaId, position, votes, previous, weeks, peak}], ten at most.
  places jsonb NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id, starts_on),
  FOREIGN KEY (creator_id, board_id) REFERENCES boards
);

-- Who wants to hear of a board. No reference to accounts, which are emptied and never removed.
CREATE TABLE follows (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  account_id bigint NOT NULL,
  followed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id, account_id),
  FOREIGN KEY (creator_id, board_id) REFERENCES boards
);
CREATE INDEX follows_account ON follows (account_id, followed_at);
