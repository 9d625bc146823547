import type { BoardQuery } from '@upnext/contract/boards/boards';
import type { Idea } from '@upnext/contract/boards/ideas';
import { limits } from '@upnext/contract/limits';
import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { describeIdea } from './describe-idea.ts';
import { readSearch } from './read-search.ts';
import { selectChart, selectFound } from './sql.ts';

type Page = { ideas: Idea[]; nextCursor: string | null; leaderVotes: number };

/**
 * One page of a board's published ideas with their places. The cursor is an offset. Search results are in chart order.
 */
export async function readChart(
  pool: pg.Pool,
  creatorId: number,
  boardId: number,
  { cursor, sort, q }: BoardQuery,
): Promise<Page> {
  const skip = Number(cursor ?? 0);
  const page = [creatorId, boardId, limits.ideasPerPage + 1, skip];
  const search = readSearch(q);
  const rows = search
    ? await runNamed(pool, selectFound, [...page, search])
    : await runNamed(pool, selectChart[sort], page);
  const more = rows.length > limits.ideasPerPage;
  return {
    ideas: rows.slice(0, limits.ideasPerPage).map(describeIdea),
    leaderVotes: rows[0]?.leader_votes ?? 0,
    nextCursor: more ? String(skip + limits.ideasPerPage) : null,
  };
}
