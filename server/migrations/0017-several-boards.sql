-- A creator's main board has the creator's name for an address; every other one has a word of its own behind it.
ALTER TABLE boards
  ADD COLUMN slug text,
  ADD COLUMN name text,
  -- Where it stands among the creator's others; the main board always comes first.
  ADD COLUMN place integer NOT NULL DEFAULT 0,
  -- Since then it can be read and nothing else.
  ADD COLUMN archived_at timestamptz;
-- NOT VALID: new rows are held to it, and no old one has any of these.
ALTER TABLE boards
  ADD CONSTRAINT boards_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 40) NOT VALID,
  ADD CONSTRAINT boards_name_length CHECK (char_length(name) BETWEEN 1 AND 600) NOT VALID,
  ADD CONSTRAINT boards_main_stays CHECK (NOT is_main OR (slug IS NULL AND archived_at IS NULL)) NOT VALID;
