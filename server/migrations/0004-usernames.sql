-- no transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- When the former username becomes available to other accounts; null: never.
ALTER TABLE former_usernames ADD COLUMN IF NOT EXISTS reserved_until timestamptz;

CREATE INDEX CONCURRENTLY IF NOT EXISTS former_usernames_reserved_until ON former_usernames (reserved_until)
  WHERE reserved_until IS NOT NULL;

-- Usernames that look alike have the same skeleton (Unicode TR39, for the characters that usernames can have).
CREATE OR REPLACE FUNCTION username_skeleton(username text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN replace(lower(replace(translate(username, 'I10', 'llO'), 'rn', 'm')), 'vv', 'w');

CREATE INDEX CONCURRENTLY IF NOT EXISTS accounts_creator_skeleton ON accounts (username_skeleton(username))
  WHERE role = 'creator';
