import { namedQuery } from '../../platform/postgres/named-query.ts';

/** The canonical JSON (RFC 8785) of a ballot. Its hash is a leaf of the tree, so it must never change. */
const line = `format('{"ballot":"%s","ideas":[%s],"round":%s,"state":"%s"}', ballot_id, array_to_string(idea_ids, ','), round_id, state)`;

export type BallotLine = { ballot_id: string; line: string };

/** Parameters: $1 creator id, $2 round id, $3 the last ballot read, or null, $4 the number of ballots. */
export const selectBallotLines = namedQuery<BallotLine>(
  'select-ballot-lines',
  `SELECT ballot_id, ${line} AS line FROM round_ballots
   WHERE creator_id = $1 AND round_id = $2 AND ballot_id > coalesce($3::uuid, '00000000-0000-0000-0000-000000000000')
   ORDER BY ballot_id LIMIT $4`,
);

/** Parameters: $1 creator id, $2 round id, $3 the first ballot of a subtree, $4 the number of ballots. */
export const selectSubtree = namedQuery<BallotLine>(
  'select-subtree',
  `SELECT ballot_id, ${line} AS line FROM round_ballots
   WHERE creator_id = $1 AND round_id = $2 AND ballot_id >= $3::uuid ORDER BY ballot_id LIMIT $4`,
);

/** Parameters: $1 creator id, $2 round id, $3 account id. */
export const findBallotId = namedQuery<{ ballot_id: string }>(
  'find-ballot-id',
  'SELECT ballot_id FROM round_ballots WHERE creator_id = $1 AND round_id = $2 AND account_id = $3',
);

/** Parameters: $1 creator id, $2 round id. */
export const isFinal = namedQuery<{ is_final: boolean }>(
  'is-final',
  `SELECT state = 'final' AS is_final FROM rounds WHERE creator_id = $1 AND id = $2`,
);

/** The row of a round's tree. Parameters: those of its columns. */
export const insertTree = namedQuery<never>(
  'insert-tree',
  `INSERT INTO round_trees (creator_id, round_id, size, root, first_ballots, subtree_roots, checkpoint, public_key)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
);

export type TreeRow = {
  size: number;
  root: Buffer;
  first_ballots: string[];
  subtree_roots: Buffer;
  checkpoint: string;
  public_key: Buffer;
};

/** Parameters: $1 creator id, $2 round id. */
export const findTree = namedQuery<TreeRow>(
  'find-tree',
  `SELECT size, root, first_ballots::text[], subtree_roots, checkpoint, public_key FROM round_trees
   WHERE creator_id = $1 AND round_id = $2`,
);
