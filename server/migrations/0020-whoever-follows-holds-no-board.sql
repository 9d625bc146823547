-- Whoever inserts a row that refers to a board by key holds that board's row, next to whoever writes it: with many who vote
-- and many who follow at once, two writers of the board can then wait for each other (decision 22). A follow is a fan's and
-- there are millions; it finds its board when it is written, and is removed with it.
ALTER TABLE follows DROP CONSTRAINT IF EXISTS follows_creator_id_board_id_fkey;
