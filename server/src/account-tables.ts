import type { ProfileBackground, UserRole } from '@upnext/contract/identity/accounts';
import type { ColumnType, Generated } from 'kysely';

/** Tables that belong to an account. Board tables are in tables.ts. */
export type AccountTables = {
  accounts: Accounts;
  former_usernames: FormerUsernames;
  sessions: Sessions;
  verified_addresses: VerifiedAddresses;
  origin_keys: OriginKeys;
  account_origins: AccountOrigins;
  email_tokens: EmailTokens;
  email_codes: EmailCodes;
  email_settings: EmailSettings;
  identities: Identities;
  sign_in_attempts: SignInAttempts;
  newcomers: Newcomers;
  passkeys: Passkeys;
  recovery_codes: RecoveryCodes;
};

/** A timestamp with a default in the database. */
export type Stamp = ColumnType<Date, Date | undefined, Date>;

type Accounts = {
  id: Generated<number>;
  /** Null once the account is deleted, like all other personal data. */
  username: string | null;
  password_hash: string | null;
  role: Generated<UserRole>;
  email: string | null;
  pending_email: string | null;
  email_verified_at: Date | null;
  profile_description: string | null;
  logo_url: string | null;
  twitter_url: string | null;
  instagram_url: string | null;
  youtube_url: string | null;
  tiktok_url: string | null;
  threads_url: string | null;
  website_url: string | null;
  profile_background: Generated<ProfileBackground>;
  display_name: string | null;
  avatar: string | null;
  created_at: Stamp;
  deleted_at: Date | null;
  suspended_at: Date | null;
  verified_at: Date | null;
};

type FormerUsernames = {
  name: string;
  account_id: number | null;
  forwards_until: Date;
  given_up_at: Stamp;
  reserved_until: Date | null;
};

type Sessions = {
  token_hash: Buffer;
  account_id: number;
  created_at: Stamp;
  last_used_at: Stamp;
  expires_at: Date;
  browser: string | null;
  system: string | null;
  is_verified: Generated<boolean>;
};

type VerifiedAddresses = {
  address_hash: Buffer;
  account_id: number | null;
  domain: string | null;
  confirmed_at: Stamp;
  verified_at: Date | null;
  deleted_at: Date | null;
};

type OriginKeys = { slot: number; day: string; key: Buffer };

type AccountOrigins = {
  slot: number;
  day: string;
  account_id: number;
  seen_at: Stamp;
  household: Buffer;
  household_before: Buffer;
  network: Buffer;
  network_before: Buffer;
  device: Buffer | null;
  device_before: Buffer | null;
  registered_by: 'password' | 'provider' | 'email' | null;
  proof_ms: number | null;
};

type EmailTokens = {
  token_hash: Buffer;
  account_id: number;
  purpose: 'confirm-email' | 'reset-password';
  email: string;
  created_at: Stamp;
  expires_at: Date;
};

type EmailCodes = {
  token_hash: Buffer;
  email: string;
  mailbox: Buffer;
  is_known_device: Generated<boolean>;
  proof_ms: number | null;
  code_hash: Buffer | null;
  tries_left: number;
  created_at: Stamp;
  expires_at: Date;
};

type EmailSettings = {
  account_id: number;
  takes_notifications: Generated<boolean>;
  language: string | null;
};

type Identities = {
  issuer: string;
  subject: string;
  account_id: number;
  created_at: Stamp;
  last_used_at: Stamp;
};

type SignInAttempts = {
  token_hash: Buffer;
  provider: string;
  state: string;
  nonce: string;
  code_verifier: string;
  account_id: number | null;
  role: UserRole;
  is_role_locked: boolean;
  expires_at: Date;
};

type Newcomers = {
  token_hash: Buffer;
  issuer: string;
  subject: string;
  is_role_locked: boolean;
  expires_at: Date;
};

type Passkeys = {
  id: Generated<number>;
  credential_id: Buffer;
  account_id: number;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Stamp;
  last_used_at: Date | null;
};

type RecoveryCodes = {
  account_id: number;
  code_hash: Buffer;
  created_at: Stamp;
};
