-- What the owner calls the link, for example the place where it was posted. Visitors don't see it.
ALTER TABLE share_links ADD COLUMN name text;
ALTER TABLE share_links ADD CONSTRAINT share_links_name_length CHECK (char_length(name) BETWEEN 1 AND 600) NOT VALID;
