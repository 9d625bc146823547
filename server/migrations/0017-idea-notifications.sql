-- no transaction
-- Finds the notifications about an idea when the idea is removed, and the last one about its place.
CREATE INDEX CONCURRENTLY IF NOT EXISTS notifications_idea ON notifications (creator_id, ((payload->>'ideaId')::bigint));
