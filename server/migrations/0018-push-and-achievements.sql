-- Browsers that receive push messages. A subscription ends with the session in which it was made, so that a device gets no
-- messages after the account has logged out there.
CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL,
  session_hash bytea NOT NULL REFERENCES sessions ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE CHECK (char_length(endpoint) <= 1000),
  -- The browser's keys, in base64url. Messages are encrypted with them.
  p256dh text NOT NULL CHECK (char_length(p256dh) = 87),
  auth text NOT NULL CHECK (char_length(auth) = 22),
  language text NOT NULL CHECK (char_length(language) <= 10),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_subscriptions_account ON push_subscriptions (account_id, id);
CREATE INDEX push_subscriptions_session ON push_subscriptions (session_hash);

-- Messages that are still to be sent. The row is deleted when the push service has accepted the message.
CREATE TABLE notification_pushes (
  notification_id bigint NOT NULL REFERENCES notifications ON DELETE CASCADE,
  subscription_id bigint NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (notification_id, subscription_id)
);
CREATE INDEX notification_pushes_subscription ON notification_pushes (subscription_id);

-- Accounts that have reset their achievements. Votes and suggestions from before are no longer counted for them.
CREATE TABLE achievement_resets (
  account_id bigint PRIMARY KEY,
  reset_at timestamptz NOT NULL DEFAULT now()
);
