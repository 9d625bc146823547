import type { Kysely } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import type { Tables } from '../../tables.ts';
import { sumWeekVotes } from './sql.ts';

/**
 * Counts the votes cast on a board during the week that begins on this day, including votes for ideas that were merged
 * or deleted later. Reads one row per quarter of an hour, however many votes there are.
 */
export async function countWeekVotes(db: Kysely<Tables>, board: BoardKey, startsOn: string): Promise<number> {
  const { rows } = await sumWeekVotes(board, startsOn).execute(db);
  return rows[0]?.votes ?? 0;
}
