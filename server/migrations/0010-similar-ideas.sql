-- no transaction
-- The nearest ideas of one board while somebody types: by creator and board, so that a large site is no slower than a small one.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ideas_similar ON ideas USING gist (creator_id, board_id, plain_words(title) gist_trgm_ops (siglen = 64)) WHERE status = 'approved';
