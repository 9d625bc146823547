-- no transaction
-- Of a creator's boards no two have the same address. DROP first: a build that was broken off leaves an index nobody uses.
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction, prefer-robust-stmts
DROP INDEX CONCURRENTLY IF EXISTS boards_slug_key;
CREATE UNIQUE INDEX CONCURRENTLY boards_slug_key ON boards (creator_id, slug);
