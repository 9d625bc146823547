-- Apart from what changes accounts: votes read both tables, and whoever locked one after the other would wait for a vote that
-- waits for them.

-- What a person recognises a device by; nothing else of the browser's words is kept.
ALTER TABLE sessions
  ADD COLUMN browser text,
  ADD COLUMN system text;
ALTER TABLE sessions
  ADD CONSTRAINT sessions_device CHECK (char_length(browser) <= 30 AND char_length(system) <= 30) NOT VALID;
