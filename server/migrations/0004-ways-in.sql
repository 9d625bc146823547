-- Secrets that all processes of the site share and no operator has to invent: one row each, made at first use.
CREATE TABLE site_keys (
  name text PRIMARY KEY,
  key bytea NOT NULL CHECK (octet_length(key) = 32)
);

-- What may be used once: solved challenges, by their nonce, until they would expire anyway. The key decides.
CREATE TABLE spent_nonces (
  nonce bytea PRIMARY KEY CHECK (octet_length(nonce) BETWEEN 16 AND 64),
  expires_at timestamptz NOT NULL
);
CREATE INDEX spent_nonces_expires_at ON spent_nonces (expires_at);

-- Who an account is at an OpenID Connect provider: the issuer and its subject, never an e-mail address.
CREATE TABLE identities (
  issuer text NOT NULL CHECK (char_length(issuer) BETWEEN 1 AND 500),
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 255),
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject),
  CONSTRAINT identities_one_a_provider UNIQUE (account_id, issuer)
);

-- A trip to a provider and back: bound to one browser by a cookie whose hash is the key, used once, gone after ten minutes.
-- No reference to accounts: the row is gone long before one could be.
CREATE TABLE sign_in_trips (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  provider text NOT NULL,
  state text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  -- Who links a provider; null signs in.
  account_id bigint,
  role account_role NOT NULL,
  is_role_locked boolean NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_trips_expires_at ON sign_in_trips (expires_at);

-- Somebody whom a provider vouched for and who has yet to choose a username.
CREATE TABLE newcomers (
  token_hash bytea PRIMARY KEY CHECK (octet_length(token_hash) = 32),
  issuer text NOT NULL,
  subject text NOT NULL,
  is_role_locked boolean NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX newcomers_expires_at ON newcomers (expires_at);

CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  credential_id bytea NOT NULL UNIQUE CHECK (octet_length(credential_id) BETWEEN 16 AND 1023),
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  public_key bytea NOT NULL CHECK (octet_length(public_key) <= 4096),
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 480),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_account_id ON passkeys (account_id);

-- Ten at a time, each good for one login. 80 random bits: a plain hash is enough.
CREATE TABLE recovery_codes (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  code_hash bytea NOT NULL CHECK (octet_length(code_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, code_hash)
);
