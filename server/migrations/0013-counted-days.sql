-- The last day on which the account was counted as a new or returning voter. Held votes also have rows here, but are not
-- counted: '-infinity' if all votes were held. Null in rows of earlier versions, which were counted on last_day.
ALTER TABLE board_voters ADD COLUMN counted_day date;
