-- The site's addresses for search engines, written by a job, ready to be sent: gzipped XML, at most 45,000 addresses each.
CREATE TABLE sitemap_files (
  number integer PRIMARY KEY CHECK (number > 0),
  addresses integer NOT NULL CHECK (addresses BETWEEN 1 AND 50000),
  body bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);
