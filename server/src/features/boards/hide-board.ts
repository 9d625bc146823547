import type { Context } from '../../context.ts';
import { scheduleExplore } from '../explore/schedule-explore.ts';
import { scheduleSitemap } from '../sitemap/schedule-sitemap.ts';
import { showNewProfile } from './show-new-profile.ts';
import { updateHidden } from './sql.ts';

/** Out of explore, the sitemap and search engines, or back; whoever has the address finds it as before. */
export async function hideBoard(context: Context, creatorId: number, id: number, isHidden: boolean): Promise<void> {
  const announce = await context.db.transaction().execute(async (transaction) => {
    // A creator's boards name each other.
    const tell = await showNewProfile(context, transaction, creatorId);
    await updateHidden(transaction, creatorId, id, isHidden ? new Date() : null);
    await scheduleExplore(transaction);
    await scheduleSitemap(transaction);
    return tell;
  });
  announce();
}
