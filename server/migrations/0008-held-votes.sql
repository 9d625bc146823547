-- The number of held votes, which are not part of ideas.votes. A file of its own, because votes read both tables.
ALTER TABLE ideas ADD COLUMN held_votes bigint NOT NULL DEFAULT 0;
ALTER TABLE ideas ADD CONSTRAINT ideas_held_votes CHECK (held_votes >= 0) NOT VALID;
