-- Votes in rounds from the chat of a Twitch channel. They are shown beside the ballots and are not part of the result.
-- Tables are locked in the order in which statements lock their rows: rounds before boards.

-- The channel whose chat votes in the round. Null if chat votes are not counted.
ALTER TABLE rounds ADD COLUMN twitch_channel text;
-- For the worker, which looks every few seconds whether a round counts chat votes. No released version has rounds, so the
-- table is empty or small.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX rounds_in_chat ON rounds (opens_at) WHERE state = 'open' AND twitch_channel IS NOT NULL;

-- The number of chat votes. Stays when the rows in round_chat_votes are deleted.
ALTER TABLE round_candidates ADD COLUMN chat_votes bigint NOT NULL DEFAULT 0;

-- The channel that the owner has entered, for new rounds.
ALTER TABLE boards ADD COLUMN twitch_channel text;
ALTER TABLE boards ADD CONSTRAINT boards_twitch_channel CHECK (twitch_channel ~ '^[a-z0-9_]{3,25}$') NOT VALID;

-- One row per Twitch user, so that a user can change the number until the close. Deleted when the result is final. No foreign
-- key: the statement that inserts a vote holds a lock on the round.
CREATE TABLE round_chat_votes (
  creator_id bigint NOT NULL,
  round_id bigint NOT NULL,
  -- HMAC-SHA256 of the user's id with a key of the site.
  user_hash bytea NOT NULL CHECK (octet_length(user_hash) = 32),
  -- The number of the candidate, and the one before the last change, so that the statement that changes it can correct the
  -- counts.
  number integer NOT NULL,
  number_before integer,
  PRIMARY KEY (creator_id, round_id, user_hash)
);
