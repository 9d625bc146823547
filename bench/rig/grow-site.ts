import type { OwnDatabase } from './own-database.ts';

export type GrownSite = { creators: number; ideas: number; usernames: string[] };

/** A site with 50 million votes has 1 million creators and 10 million ideas. Smaller sites keep these proportions. */
const votesPerIdea = 5;
const ideasPerCreator = 10;
const slice = 2_000_000;

/**
 * Creates creators, ideas and votes with generate_series. Primary and foreign keys of votes are dropped and recreated,
 * which takes minutes instead of hours.
 */
export async function growSite({ query }: OwnDatabase, votes: number): Promise<GrownSite> {
  const ideas = Math.ceil(votes / votesPerIdea);
  const creators = Math.ceil(ideas / ideasPerCreator);
  const fans = Math.max(100_000, Math.ceil(votes / 20));

  await query(
    `INSERT INTO accounts (username, role) SELECT 'grown_' || n, 'creator' FROM generate_series(1, $1::int) n`,
    [creators],
  );
  await query(
    'INSERT INTO boards (creator_id, is_main, idea_count, total_votes) SELECT id, true, $1, $2 FROM accounts ORDER BY id',
    [ideasPerCreator, ideasPerCreator * votesPerIdea],
  );
  // Ids are consecutive: idea n belongs to creator 1 + (n - 1) / 10, whose board has the same id.
  await query(
    `INSERT INTO ideas (creator_id, board_id, title, description, votes)
     SELECT 1 + (n - 1) / ${ideasPerCreator}, 1 + (n - 1) / ${ideasPerCreator}, 'Idea number ' || n, 'What it would be about, in a sentence.', ${votesPerIdea}
     FROM generate_series(1, $1::bigint) n`,
    [ideas],
  );

  await query('ALTER TABLE votes DROP CONSTRAINT votes_creator_id_idea_id_fkey');
  await query('ALTER TABLE votes DROP CONSTRAINT votes_pkey');
  await query('DROP INDEX votes_account');
  for (let from = 0; from < votes; from += slice) {
    await query(
      `INSERT INTO votes (creator_id, idea_id, account_id, voted_at)
       SELECT 1 + (n % $1::bigint) / ${ideasPerCreator}, 1 + n % $1::bigint, 2000000000 + (n % $1 * 104729 + n / $1 * 7919) % $2::bigint,
         now() - (n % 90) * interval '1 day'
       FROM generate_series($3::bigint, $4::bigint - 1) n`,
      [ideas, fans, from, Math.min(votes, from + slice)],
    );
  }
  await query('ALTER TABLE votes ADD PRIMARY KEY (creator_id, idea_id, account_id)');
  await query('CREATE INDEX votes_account ON votes (account_id, voted_at)');
  await query(
    'ALTER TABLE votes ADD CONSTRAINT votes_creator_id_idea_id_fkey FOREIGN KEY (creator_id, idea_id) REFERENCES ideas',
  );
  await query('VACUUM ANALYZE');

  // The usernames are spread over the whole site and are the same on every run.
  const usernames = Array.from({ length: 2_000 }, (_, n) => `grown_${1 + ((n * 7_919) % creators)}`);
  return { creators, ideas, usernames };
}
