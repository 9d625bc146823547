-- The number of open rounds with this idea. Meanwhile it can't be deleted, merged or renamed. A column, because a statement that
-- waited for the idea's lock sees its new value, but not the new rows of another table. A file of its own, because votes read
-- ideas and boards.
ALTER TABLE ideas ADD COLUMN open_rounds integer NOT NULL DEFAULT 0;
ALTER TABLE ideas ADD CONSTRAINT ideas_open_rounds CHECK (open_rounds >= 0) NOT VALID;
