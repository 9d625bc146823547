-- Boards that post to a Discord channel. The token is a secret: with it anyone can post to the channel.
CREATE TABLE discord_webhooks (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  webhook_id text NOT NULL CHECK (webhook_id ~ '^[0-9]{15,25}$'),
  token text NOT NULL CHECK (token ~ '^[A-Za-z0-9_-]{30,200}$'),
  connected_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id),
  -- Cascades, because the previous version removes boards without deleting these rows.
  FOREIGN KEY (creator_id, board_id) REFERENCES boards ON DELETE CASCADE
);

-- Posts that are to be sent, and those of the last days. They contain no text: it is written when a post is sent.
CREATE TABLE discord_posts (
  id bigint GENERATED ALWAYS AS IDENTITY,
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  kind text NOT NULL CHECK (char_length(kind) <= 20),
  -- The id of the round or the idea, or the first day of the week. For tests, the time.
  about text NOT NULL CHECK (char_length(about) <= 30),
  due_at timestamptz NOT NULL,
  sent_at timestamptz,
  PRIMARY KEY (creator_id, id),
  -- Each thing is posted once.
  UNIQUE (creator_id, board_id, kind, about)
);
