-- The status before the deletion, while a deletion can be undone. A job then sets it to null and removes the idea.
ALTER TABLE ideas ADD COLUMN deleted_from idea_status;
