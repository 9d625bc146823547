import type { Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { recountBoards, recountIdeas, type BoardCounts, type IdeaCounts } from './sql.ts';

/** A stored count that does not match the number of rows. */
export type Difference = {
  of: 'idea' | 'board';
  creatorId: number;
  id: number;
  shown: BoardCounts | IdeaCounts;
  counted: BoardCounts | IdeaCounts;
};

export type Looked = { ideas: number; boards: number; differences: Difference[] };

/** Compares every stored count with the number of rows, in slices. Each statement is short and takes no locks. */
export async function findDifferences(db: Kysely<Tables>): Promise<Looked> {
  const looked: Looked = { ideas: 0, boards: 0, differences: [] };
  for await (const { creator_id: creatorId, id, shown, counted } of inSlices(db, recountIdeas)) {
    looked.ideas++;
    if (shown.votes === counted.votes && shown.held_votes === counted.held_votes) continue;
    looked.differences.push({ of: 'idea', creatorId, id, shown, counted });
  }
  for await (const { creator_id: creatorId, id, shown, counted } of inSlices(db, recountBoards)) {
    looked.boards++;
    if (isSame(shown, counted)) continue;
    looked.differences.push({ of: 'board', creatorId, id, shown, counted });
  }
  return looked;
}

function isSame(a: BoardCounts, b: BoardCounts): boolean {
  return a.total_votes === b.total_votes && a.idea_count === b.idea_count && a.pending_count === b.pending_count;
}

type Key = { creator_id: number; id: number };

async function* inSlices<Row extends Key>(
  db: Kysely<Tables>,
  readSlice: (db: Kysely<Tables>, after: Key) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Key | undefined = { creator_id: 0, id: 0 };
  while (last) {
    const rows: Row[] = await readSlice(db, last);
    yield* rows;
    last = rows.at(-1);
  }
}
