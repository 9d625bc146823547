-- no transaction
-- A lane of the roadmap, newest first. Open ideas, nearly all there are, are not in it, and no vote touches it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ideas_staged ON ideas (creator_id, board_id, stage, staged_at) WHERE stage <> 'open';
