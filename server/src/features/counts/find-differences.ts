import type pg from 'pg';

import { recountBoards, recountIdeas, type BoardCounts, type CountedBoard, type CountedIdea } from './sql.ts';

/** A count that is not what it counts. */
export type Difference = {
  of: 'idea' | 'board';
  creatorId: number;
  id: number;
  shown: BoardCounts | { votes: number };
  counted: BoardCounts | { votes: number };
};

export type Looked = { ideas: number; boards: number; differences: Difference[] };

/** Compares every count with its rows, a slice at a time: no statement gets long, and nobody waits for it. */
export async function findDifferences(pool: pg.Pool): Promise<Looked> {
  const looked: Looked = { ideas: 0, boards: 0, differences: [] };
  for await (const row of inSlices(pool, recountIdeas)) {
    const { creator_id: creatorId, id, votes, counted } = row as CountedIdea;
    looked.ideas++;
    if (votes === counted) continue;
    looked.differences.push({ of: 'idea', creatorId, id, shown: { votes }, counted: { votes: counted } });
  }
  for await (const row of inSlices(pool, recountBoards)) {
    const { creator_id: creatorId, id, shown, counted } = row as CountedBoard;
    looked.boards++;
    if (isSame(shown, counted)) continue;
    looked.differences.push({ of: 'board', creatorId, id, shown, counted });
  }
  return looked;
}

function isSame(a: BoardCounts, b: BoardCounts): boolean {
  return a.total_votes === b.total_votes && a.idea_count === b.idea_count && a.pending_count === b.pending_count;
}

async function* inSlices(pool: pg.Pool, statement: string): AsyncGenerator<CountedIdea | CountedBoard> {
  let last: CountedIdea | CountedBoard | undefined;
  do {
    const { rows } = await pool.query<CountedIdea | CountedBoard>(statement, [last?.creator_id ?? 0, last?.id ?? 0]);
    yield* rows;
    last = rows.at(-1);
  } while (last);
}
