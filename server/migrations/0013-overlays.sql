-- A board's address for a stream: at most one, with a token of its own. Made anew, the old one leads nowhere.
CREATE TABLE overlays (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  token text NOT NULL UNIQUE CHECK (char_length(token) >= 22),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id),
  FOREIGN KEY (creator_id, board_id) REFERENCES boards
);
