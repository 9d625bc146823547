-- First, because it needs the strongest lock on ideas: a stronger lock after a weaker one rarely succeeds under load.
-- The time is that of the last change of the title after the first vote.
ALTER TABLE ideas ADD COLUMN title_edited_at timestamptz;

-- Earlier titles of ideas, each with the votes that the idea got under it. An email about a made idea quotes the title
-- that got most of the votes. Title changes before the first vote are not recorded.
CREATE TABLE title_changes (
  creator_id bigint NOT NULL,
  idea_id bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  title text NOT NULL,
  votes bigint NOT NULL CHECK (votes > 0),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (creator_id, idea_id, id),
  -- Cascades, because the previous version removes ideas without deleting these rows.
  FOREIGN KEY (creator_id, idea_id) REFERENCES ideas ON DELETE CASCADE
);
