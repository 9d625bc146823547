-- The name that a creator's pages show instead of the username. The contract allows 50 graphemes.
ALTER TABLE accounts ADD COLUMN display_name text;
-- The uploaded profile picture, a name in the table pictures. Shown instead of the one at logo_url.
ALTER TABLE accounts ADD COLUMN avatar text;
ALTER TABLE accounts ADD CONSTRAINT accounts_display_name_length CHECK (char_length(display_name) BETWEEN 1 AND 600) NOT VALID;

-- Every picture in the storage. Its files are <name>-small.webp, <name>-medium.webp and <name>-large.webp.
CREATE TABLE pictures (
  -- A hash of the content and of the place where it is shown, so that no two places share their files.
  name text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{32}$'),
  -- Null once the account is deleted. Then only the files are left to be removed.
  creator_id bigint,
  kind text NOT NULL CHECK (kind IN ('avatar', 'banner', 'idea')),
  -- 0 if the picture belongs to no board or to no idea.
  board_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  -- Set before the files are written and when the picture is replaced or removed. A job deletes the files a minute later.
  unused_at timestamptz DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX pictures_target ON pictures (creator_id, idea_id);
CREATE INDEX pictures_unused ON pictures (unused_at) WHERE unused_at IS NOT NULL;

-- Uploaded files that wait for the encoder, and for an hour the outcome. Only the encoder reads the bytes, and they are never
-- served. UNLOGGED, so that neither the write-ahead log nor base backups contain them. Dumps leave them out
-- (--no-unlogged-table-data).
CREATE UNLOGGED TABLE picture_uploads (
  id bigint GENERATED ALWAYS AS IDENTITY,
  account_id bigint NOT NULL,
  creator_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('avatar', 'banner', 'idea')),
  board_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  -- Null once the file is encoded or refused.
  bytes bytea,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'refused')),
  -- The new picture, once it is shown.
  picture text,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  -- A new upload for the same place replaces the one before.
  PRIMARY KEY (creator_id, kind, board_id, idea_id)
);
-- Image files are compressed already.
ALTER TABLE picture_uploads ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE UNIQUE INDEX picture_uploads_id ON picture_uploads (id);
CREATE INDEX picture_uploads_account ON picture_uploads (account_id);
-- For the limits of uploads that wait.
CREATE INDEX picture_uploads_waiting ON picture_uploads (account_id) WHERE state = 'waiting';
