-- Where the voter came from: a host, 'direct' or 'other'; null if unknown. Deleted when the round's figures are stored, because
-- only their sums are shown.
ALTER TABLE round_ballots ADD COLUMN source text;

-- What insights show about a final round. A job writes the row once, so that reading it costs the same for any number of
-- ballots.
CREATE TABLE round_figures (
  creator_id bigint NOT NULL,
  round_id bigint NOT NULL,
  -- Voters on the chart or in a round of the board in the 30 days up to the close, including those of this round.
  active_voters bigint NOT NULL CHECK (active_voters >= 0),
  -- Voters of this round who had not voted on the board before the day on which it opened.
  new_voters bigint NOT NULL CHECK (new_voters >= 0),
  -- [{"host": "youtube.com", "voters": 12}, …], most voters first.
  sources jsonb NOT NULL,
  PRIMARY KEY (creator_id, round_id),
  FOREIGN KEY (creator_id, round_id) REFERENCES rounds ON DELETE CASCADE
);

-- Each sweep for bought votes looks at the open rounds of all boards. Not built concurrently: no released version has rounds.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX rounds_open ON rounds (creator_id, id) WHERE state = 'open';
