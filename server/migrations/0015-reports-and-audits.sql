-- Of the tables that votes use, this file locks accounts alone: that is why reports refer to nothing by key.

-- Since when whoever runs the site keeps this account out: no session, no way in, no board to be found.
ALTER TABLE accounts ADD COLUMN suspended_at timestamptz;

-- What visitors think should not be there. One row is one person's report of one idea: the unique keys decide. Of a visitor
-- without an account a keyed hash is kept for some days, never an address.
CREATE TABLE reports (
  creator_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  idea_id bigint NOT NULL,
  account_id bigint,
  visitor_hash bytea CHECK (octet_length(visitor_hash) = 32),
  reason text NOT NULL CHECK (reason IN ('spam', 'hate', 'illegal', 'misleading', 'other')),
  words text NOT NULL DEFAULT '' CHECK (char_length(words) <= 3600),
  -- The idea as the reporter saw it: it may be rewritten or deleted before anybody looks.
  title text NOT NULL,
  description text NOT NULL,
  reported_at timestamptz NOT NULL DEFAULT now(),
  decision text CHECK (decision IN ('dismissed', 'removed', 'suspended')),
  decided_at timestamptz,
  PRIMARY KEY (creator_id, id),
  UNIQUE (id),
  UNIQUE (creator_id, idea_id, account_id),
  UNIQUE (creator_id, idea_id, visitor_hash),
  CHECK ((decision IS NULL) = (decided_at IS NULL))
);
CREATE INDEX reports_open ON reports (reported_at) WHERE decided_at IS NULL;
CREATE INDEX reports_decided ON reports (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX reports_account ON reports (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX reports_visitors ON reports (reported_at) WHERE visitor_hash IS NOT NULL;

-- What operators did, written before they did it, and never changed afterwards.
CREATE TABLE audits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  done_by text NOT NULL CHECK (char_length(done_by) BETWEEN 1 AND 100),
  deed text NOT NULL,
  target text NOT NULL,
  before jsonb,
  after jsonb,
  reason text,
  done_at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION refuse_change_of_audits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was done is not unwritten' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audits_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audits();
