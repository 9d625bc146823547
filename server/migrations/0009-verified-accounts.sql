-- Set once the account has confirmed an email address that no other account has verified with, or has linked a sign-in
-- provider. Sessions have a copy, so that casting a vote reads one table less.
ALTER TABLE accounts ADD COLUMN verified_at timestamptz;
ALTER TABLE sessions ADD COLUMN is_verified boolean NOT NULL DEFAULT false;

-- The confirmed email addresses (in their normalised form) and provider identities that verify accounts, only as keyed hashes.
-- Each one verifies one account. The row stays for 90 days after its account is deleted, so that one address can't verify one
-- account after another.
CREATE TABLE verified_addresses (
  address_hash bytea PRIMARY KEY CHECK (octet_length(address_hash) = 32),
  -- Null once the account is deleted.
  account_id bigint REFERENCES accounts,
  -- The registrable domain, null for large email providers and for provider identities. At most 20 addresses of a domain verify accounts per day.
  domain text CHECK (char_length(domain) <= 253),
  confirmed_at timestamptz NOT NULL DEFAULT now(),
  -- Null while the address waits because of the limit for its domain.
  verified_at timestamptz,
  deleted_at timestamptz
);
CREATE INDEX verified_addresses_account ON verified_addresses (account_id);
CREATE INDEX verified_addresses_domain ON verified_addresses (domain, verified_at) WHERE domain IS NOT NULL;
CREATE INDEX verified_addresses_waiting ON verified_addresses (domain, confirmed_at) WHERE verified_at IS NULL;
CREATE INDEX verified_addresses_deleted_at ON verified_addresses (deleted_at) WHERE deleted_at IS NOT NULL;
