-- Of the tables that votes use, this file locks votes alone. That is why what it adds refers to no idea and no account by
-- key: whoever removes an idea removes what tells of it.

-- Trusted extensions: the owner of the database may create them. They come with PostgreSQL's contrib.
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Words as they are compared: without accents and capitals. unaccent itself is not immutable because its dictionary could
-- be replaced; this one names the dictionary and is bound to it, so that an index may hold it.
CREATE FUNCTION plain_words(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT
  RETURN lower(unaccent('unaccent'::regdictionary, words));

-- The ideas of a board nearest to some words, the index's order (0010). Never by sorting the board: the planner takes boards
-- for small, and one of 10,000 ideas would take half a second.
CREATE FUNCTION nearest_ideas(creator bigint, board bigint, words text, most integer)
RETURNS TABLE (id bigint, title text, votes bigint, distance real) LANGUAGE sql STABLE SET enable_sort = off
BEGIN ATOMIC
  SELECT i.id, i.title, i.votes, plain_words(words) <<-> plain_words(i.title) FROM ideas i
  WHERE i.creator_id = creator AND i.board_id = board AND i.status = 'approved'
  ORDER BY plain_words(words) <<-> plain_words(i.title) LIMIT most;
END;

-- 'merged': its votes count for another idea; 'rejected': a suggestion that can still be brought back for some seconds.
ALTER TYPE idea_status ADD VALUE 'merged' BEFORE 'deleted';
ALTER TYPE idea_status ADD VALUE 'rejected' BEFORE 'deleted';

-- The idea that a vote was carried over from; null for one that was cast here.
ALTER TABLE votes ADD COLUMN merged_from bigint;

-- One row is one idea that was merged into another of its board. Votes are carried over, and back, in slices.
CREATE TABLE merges (
  creator_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  target_id bigint NOT NULL CHECK (target_id <> idea_id),
  board_id bigint NOT NULL,
  -- What the idea was, and will be again.
  status_before idea_status NOT NULL,
  -- Votes are on their way back; the row goes with the last of them.
  is_undone boolean NOT NULL DEFAULT false,
  -- Of the idea's voters, those up to this account were carried, or brought back.
  carried_to bigint NOT NULL DEFAULT 0,
  is_settled boolean NOT NULL DEFAULT false,
  merged_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, idea_id)
);
CREATE INDEX merges_target ON merges (creator_id, target_id);

-- Whose suggestions a creator no longer takes.
CREATE TABLE blocked_fans (
  creator_id bigint NOT NULL,
  account_id bigint NOT NULL,
  blocked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, account_id)
);
