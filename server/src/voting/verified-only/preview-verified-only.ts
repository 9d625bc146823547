import type { VerifiedOnlyPreview } from '@upnext/contract/voting/verified-only';
import { sql } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import type { Context } from '../../context.ts';
import { selectPreview, type PreviewRow } from './sql.ts';

const timeoutMs = 1_000;
const mostIdeas = 5;
const ideasIfNoneMoves = 3;
/** PostgreSQL's code for a statement that was cancelled by its timeout. */
const cancelled = '57014';

/**
 * What the switch would do to today's chart. Reads every vote of the board, so it gives up after a second and returns
 * null: boards with more than about a million votes get no preview.
 */
export async function previewVerifiedOnly(
  { db }: Pick<Context, 'db'>,
  board: BoardKey,
  verifiedOnly: boolean,
): Promise<VerifiedOnlyPreview | null> {
  try {
    const rows = await db.transaction().execute(async (transaction) => {
      await sql`SET LOCAL statement_timeout = ${sql.lit(timeoutMs)}`.execute(transaction);
      return await selectPreview(transaction, board, verifiedOnly);
    });
    return describePreview(rows);
  } catch (error) {
    if ((error as { code?: string }).code === cancelled) return null;
    throw error;
  }
}

function describePreview(rows: PreviewRow[]): VerifiedOnlyPreview {
  const [first] = rows;
  const moved = rows.filter(({ place, place_now: placeNow }) => place !== placeNow);
  const shown = moved.length > 0 ? moved.slice(0, mostIdeas) : rows.slice(0, ideasIfNoneMoves);
  return {
    votesNow: first?.total_now ?? 0,
    votes: first?.total ?? 0,
    leaderVotes: first?.leader_votes ?? 0,
    ideas: shown.map(({ id, title, place, place_now: placeNow, votes }) => ({ id, title, place, placeNow, votes })),
  };
}
