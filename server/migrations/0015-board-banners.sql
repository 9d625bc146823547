-- The picture above the board, a name in the table pictures.
ALTER TABLE boards ADD COLUMN banner text;
