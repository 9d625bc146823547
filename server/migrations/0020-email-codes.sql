-- Codes for logging in and signing up, sent by email. Only keyed hashes of the codes are stored. A code works only in the browser
-- that asked for it: the key is the hash of a cookie. Rows are kept for a day, because they also limit the codes per mailbox.
CREATE TABLE email_codes (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  email text NOT NULL CHECK (char_length(email) <= 254),
  -- The hash of the normalised address.
  mailbox bytea NOT NULL CHECK (octet_length(mailbox) = 32),
  -- Whether the browser has logged in to the account with the address before. Such requests have limits of their own.
  is_known_device boolean NOT NULL DEFAULT false,
  -- The time of the proof of work in the request, for the origin of an account that is created with the code.
  proof_ms integer CHECK (proof_ms >= 0),
  -- Null until the email is written.
  code_hash bytea CHECK (octet_length(code_hash) = 32),
  tries_left integer NOT NULL CHECK (tries_left >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_codes_mailbox ON email_codes (mailbox, created_at);
-- For deleting the codes of an account.
CREATE INDEX email_codes_email ON email_codes (lower(email));
CREATE INDEX email_codes_created_at ON email_codes (created_at);

ALTER TABLE account_origins DROP CONSTRAINT account_origins_registered_by_check;
ALTER TABLE account_origins ADD CONSTRAINT account_origins_registered_by_check
  CHECK (registered_by IN ('password', 'provider', 'email')) NOT VALID;
