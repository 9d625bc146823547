-- Where accounts come from: the signals that show one person with many accounts. A job empties the partition of each day before
-- it is 72 hours old. TRUNCATE removes the files, while DELETE would leave the rows on the disk. The partitions are UNLOGGED, so
-- that neither the write-ahead log nor base backups contain the rows. Dumps leave them out (--no-unlogged-table-data).

-- One random key per day (UTC).
CREATE TABLE origin_keys (
  -- The number of the day modulo 4.
  slot integer NOT NULL CHECK (slot BETWEEN 0 AND 3),
  day date NOT NULL,
  key bytea NOT NULL CHECK (octet_length(key) = 32),
  PRIMARY KEY (slot, day)
) PARTITION BY LIST (slot);

-- One row per account and day, written at registration, at login and at the account's first page load of the day. No foreign
-- key: checking one would lock the account's row.
CREATE TABLE account_origins (
  slot integer NOT NULL CHECK (slot BETWEEN 0 AND 3),
  day date NOT NULL,
  account_id bigint NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  -- HMACs under the key of this day and (before) under that of the day before, so that a pattern across midnight stays visible.
  -- A household is the /24 of an IPv4 address or the /64 of an IPv6 address, a network the /24 or the /48.
  household bytea NOT NULL,
  household_before bytea NOT NULL,
  network bytea NOT NULL,
  network_before bytea NOT NULL,
  -- The random id in the device cookie. Null if the browser sent none.
  device bytea,
  device_before bytea,
  -- The next two columns are set only on the day when the account registered.
  registered_by text CHECK (registered_by IN ('password', 'provider')),
  -- The time from the challenge to the solution of the proof of work. Null without a proof.
  proof_ms integer CHECK (proof_ms >= 0),
  PRIMARY KEY (slot, day, account_id)
) PARTITION BY LIST (slot);

DO $$
BEGIN
  FOR slot IN 0..3 LOOP
    EXECUTE format('CREATE UNLOGGED TABLE origin_keys_%s PARTITION OF origin_keys FOR VALUES IN (%s)', slot, slot);
    EXECUTE format('CREATE UNLOGGED TABLE account_origins_%s PARTITION OF account_origins FOR VALUES IN (%s)', slot, slot);
  END LOOP;
END $$;
