-- A team member blocks a fan on one board, the owner on all boards (board_id 0, which is also the value of all earlier
-- blocks).
ALTER TABLE blocked_fans ADD COLUMN board_id bigint NOT NULL DEFAULT 0;
-- The table is small: the new key takes about a second for a million blocks, and only suggestions wait for it.
-- squawk-ignore constraint-missing-not-valid, adding-serial-primary-key-field
ALTER TABLE blocked_fans DROP CONSTRAINT blocked_fans_pkey, ADD PRIMARY KEY (creator_id, account_id, board_id);
