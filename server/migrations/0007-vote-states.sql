-- counted: part of the public count. held: stored, but not counted until it is released. void: removed from the count. Only
-- the default is stored, so no row is rewritten.
CREATE TYPE vote_state AS ENUM ('counted', 'held', 'void');
ALTER TABLE votes ADD COLUMN state vote_state NOT NULL DEFAULT 'counted';
