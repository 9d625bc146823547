import type pg from 'pg';

import { connectKysely } from '../../platform/postgres/connect.ts';
import type { Tables } from '../../tables.ts';
import { removeBlocks } from '../blocked-fans/remove-blocks.ts';
import { removeClosedBoards } from '../boards/close-boards.ts';
import { removeCloses } from '../chart/remove-closes.ts';
import { removeFollowers } from '../follows/remove-follows.ts';
import { removeIdeas } from '../ideas/remove-ideas.ts';
import { removeInsights } from '../insights/remove-insights.ts';
import { removeOverlays } from '../overlays/remove-overlays.ts';
import { removeReports } from '../reports/remove-reports.ts';
import { removeShareLinks } from '../share-links/remove-share-links.ts';
import { removeVisits } from '../visits/remove-visits.ts';
import { removeRecaps } from '../weeks/remove-recaps.ts';

/** What the boards of a deleted account leave behind: votes, ideas, history, and then the boards. */
export async function removeBoards(pool: pg.Pool, creatorId: number): Promise<void> {
  await removeIdeas(pool, creatorId);
  await removeBlocks(pool, creatorId);
  await removeReports(pool, creatorId);
  await removeCloses(pool, creatorId);
  await removeRecaps(pool, creatorId);
  await removeFollowers(pool, creatorId);
  await removeInsights(pool, creatorId);
  await removeVisits(pool, creatorId);
  // What was being made when the account went.
  await connectKysely<Tables>(pool)
    .transaction()
    .execute(async (transaction) => {
      await removeShareLinks(transaction, creatorId);
      await removeOverlays(transaction, creatorId);
    });
  await removeClosedBoards(pool, creatorId);
}
