-- Only votes of verified accounts count on this board; others are held until their voters verify.
ALTER TABLE boards ADD COLUMN verified_only boolean NOT NULL DEFAULT false;
