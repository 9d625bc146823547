-- A published idea is 'approved' while it is in the chart's race, and 'closed' once it was made or set aside: whatever
-- lists the race asks for 'approved', as before.
ALTER TYPE idea_status ADD VALUE 'closed' AFTER 'pending';
CREATE TYPE idea_stage AS ENUM ('open', 'planned', 'making', 'made', 'set-aside');

ALTER TABLE ideas
  ADD COLUMN stage idea_stage NOT NULL DEFAULT 'open',
  ADD COLUMN staged_at timestamptz,
  -- Where the published piece is, and why it will not be one.
  ADD COLUMN piece_url text,
  ADD COLUMN set_aside_reason text;
-- As text: a new value can't be named in the transaction that adds it. A vote changes neither column, so that the row which
-- the start of its statement saw passes as well as the newest one.
ALTER TABLE ideas
  ADD CONSTRAINT ideas_stage CHECK (
    status = 'deleted' OR (status::text = 'closed') = (stage IN ('made', 'set-aside'))
  ) NOT VALID,
  ADD CONSTRAINT ideas_piece_url CHECK (
    (stage = 'made') = (piece_url IS NOT NULL) AND piece_url ~* '^https?://' AND char_length(piece_url) <= 500
  ) NOT VALID,
  ADD CONSTRAINT ideas_set_aside_reason CHECK (
    (stage = 'set-aside') = (set_aside_reason IS NOT NULL) AND char_length(set_aside_reason) <= 3360
  ) NOT VALID;

-- Every step of an idea with its time, also the steps back.
CREATE TABLE stage_changes (
  creator_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  from_stage idea_stage NOT NULL,
  stage idea_stage NOT NULL,
  piece_url text,
  set_aside_reason text,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, idea_id, id),
  FOREIGN KEY (creator_id, idea_id) REFERENCES ideas
);

-- What people are told: one row for all of them. Its key is what it tells of, so that nobody is told the same thing twice.
CREATE TABLE notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE CHECK (char_length(key) <= 200),
  kind text NOT NULL CHECK (char_length(kind) <= 50),
  -- Whose doing it is; no reference to accounts, which are emptied and never removed.
  creator_id bigint NOT NULL,
  payload jsonb NOT NULL,
  -- Of whoever caused it: for mails to people whose own language is not known.
  language text NOT NULL CHECK (char_length(language) <= 10),
  -- Taken back: nobody sees it any more, and mails that wait do not go.
  is_withdrawn boolean NOT NULL DEFAULT false,
  -- Everyone up to this account has been told; null once everyone has.
  spread_to bigint DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX notices_creator ON notices (creator_id);

-- One row is one person's copy.
CREATE TABLE notice_receipts (
  account_id bigint NOT NULL,
  notice_id bigint NOT NULL REFERENCES notices ON DELETE CASCADE,
  received_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  PRIMARY KEY (account_id, notice_id)
);
CREATE INDEX notice_receipts_unread ON notice_receipts (account_id, notice_id) WHERE read_at IS NULL;

-- One row is one mail: it waits, is claimed by whoever sends it now, and has been sent.
CREATE TABLE notice_mails (
  notice_id bigint NOT NULL REFERENCES notices ON DELETE CASCADE,
  account_id bigint NOT NULL,
  claimed_at timestamptz,
  sent_at timestamptz,
  PRIMARY KEY (notice_id, account_id)
);
CREATE INDEX notice_mails_sent_at ON notice_mails (sent_at);

-- What a person wants by mail, and in which language: the one they last used when they said something about mail.
CREATE TABLE mail_settings (
  account_id bigint PRIMARY KEY,
  takes_notices boolean NOT NULL DEFAULT true,
  language text CHECK (char_length(language) <= 10)
);
