-- Each board has a time zone. Its days, and so its daily close, weekly chart and insights, begin at midnight in that zone.
ALTER TABLE boards ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC';
ALTER TABLE boards ADD CONSTRAINT boards_time_zone_length CHECK (char_length(time_zone) <= 64) NOT VALID;

-- Each row now counts a quarter of an hour, because some zones are 30 or 45 minutes off. Rows of earlier versions count a full
-- hour.
COMMENT ON COLUMN board_hours.hour IS 'the beginning of a quarter of an hour, in UTC';
-- The day in the board's zone when the votes were counted, so that a change of the zone leaves earlier days as they were. Null
-- in rows of earlier versions, whose days are in UTC.
ALTER TABLE board_hours ADD COLUMN day date;

-- Returns the name if this PostgreSQL knows the time zone, otherwise null. The view pg_timezone_names reads 600 files.
CREATE FUNCTION known_time_zone(name text) RETURNS text LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  PERFORM now() AT TIME ZONE name;
  RETURN name;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN NULL;
END $$;
