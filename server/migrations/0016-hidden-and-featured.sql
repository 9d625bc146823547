-- Of the tables that votes use, this file locks boards alone.

-- Since when whoever runs the site keeps this board out of explore, sitemap and search engines. Its address still works.
ALTER TABLE boards ADD COLUMN hidden_at timestamptz;

-- Boards that explore shows before all ideas: a handful, chosen by whoever runs the site.
CREATE TABLE featured_boards (
  creator_id bigint NOT NULL,
  board_id bigint NOT NULL,
  featured_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, board_id),
  FOREIGN KEY (creator_id, board_id) REFERENCES boards ON DELETE CASCADE
);
