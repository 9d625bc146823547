-- An account that was deleted stays as an emptied row: its votes on other boards keep pointing at an id that leads to nobody.
ALTER TABLE accounts
  ADD COLUMN deleted_at timestamptz,
  -- An address is the account's once its holder confirmed it; until then it waits here, where it takes nobody's place.
  ADD COLUMN pending_email text,
  ADD COLUMN email_verified_at timestamptz;
-- The version before this one never meets an account without a name: it can't delete one.
-- squawk-ignore ban-drop-not-null
ALTER TABLE accounts ALTER COLUMN username DROP NOT NULL;
ALTER TABLE accounts
  ADD CONSTRAINT accounts_named CHECK (username IS NOT NULL OR deleted_at IS NOT NULL) NOT VALID,
  ADD CONSTRAINT accounts_emptied CHECK (
    deleted_at IS NULL OR num_nonnulls(username, password_hash, email, pending_email, email_verified_at,
      profile_description, logo_url, twitter_url, instagram_url, youtube_url, tiktok_url, threads_url, website_url) = 0
  ) NOT VALID,
  ADD CONSTRAINT accounts_pending_email CHECK (char_length(pending_email) <= 254) NOT VALID;

-- Names that were given up: the address forwards for a while, and nobody else can ever take it. Without an account: one that
-- was deleted.
CREATE TABLE former_usernames (
  name text PRIMARY KEY CHECK (name = lower(name)),
  account_id bigint REFERENCES accounts,
  forwards_until timestamptz NOT NULL,
  given_up_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX former_usernames_account ON former_usernames (account_id, given_up_at) WHERE account_id IS NOT NULL;

-- After the row is in the unique index: whoever gave the name up has committed by then, so that no moment is left between
-- the two tables. It looks like the index itself to whoever runs into it.
CREATE FUNCTION refuse_former_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM former_usernames WHERE name = lower(NEW.username) AND account_id IS DISTINCT FROM NEW.id
  ) THEN
    RAISE EXCEPTION 'the username was somebody else''s before'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'accounts_username_key';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER accounts_former_username AFTER INSERT OR UPDATE OF username ON accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_former_username();

-- Tokens sent by mail: the hash alone is kept, the token is known to the mailbox. Rows outlive their use by a day, for they
-- also say how many mails went to an address.
CREATE TABLE mail_tokens (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  account_id bigint NOT NULL REFERENCES accounts,
  purpose text NOT NULL CHECK (purpose IN ('confirm-email', 'reset-password')),
  email text NOT NULL CHECK (char_length(email) <= 254),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX mail_tokens_account ON mail_tokens (account_id);
CREATE INDEX mail_tokens_email ON mail_tokens (lower(email), created_at);
CREATE INDEX mail_tokens_created_at ON mail_tokens (created_at);
