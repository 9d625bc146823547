-- Changes to votes that insights may have counted already, such as withdrawals. The job that counts new votes also applies
-- these rows, then deletes them. No foreign keys: a change outlives its idea, and checking one would lock the board row.
CREATE TABLE vote_changes (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  idea_id bigint NOT NULL,
  -- The time of the vote, which may be days before the change.
  voted_at timestamptz NOT NULL,
  -- The number of votes with this time that now count (positive) or no longer count (negative).
  change integer NOT NULL CHECK (change <> 0),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id, id)
);

-- Withdrawals can reduce the count of a quarter of an hour to 0. Besides, INSERT … ON CONFLICT checks the new row, whose count
-- can be negative, before it is added to the existing row.
ALTER TABLE board_hours DROP CONSTRAINT board_hours_votes_check;
