-- The idea's picture, a name in the table pictures.
ALTER TABLE ideas ADD COLUMN picture text;
