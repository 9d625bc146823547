-- Every night the counts are compared with the votes: what was looked at, and how many differed. None ever should.
CREATE TABLE reconciliations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL DEFAULT now(),
  ideas bigint NOT NULL CHECK (ideas >= 0),
  boards bigint NOT NULL CHECK (boards >= 0),
  differences bigint NOT NULL CHECK (differences >= 0),
  mended bigint NOT NULL CHECK (mended BETWEEN 0 AND differences)
);
