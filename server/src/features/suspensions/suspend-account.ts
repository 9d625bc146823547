import type { Context } from '../../context.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { showNewProfile } from '../boards/show-new-profile.ts';
import { scheduleExplore } from '../explore/schedule-explore.ts';
import { endAllSessions } from '../sessions/end-more-sessions.ts';
import { scheduleSitemap } from '../sitemap/schedule-sitemap.ts';

/**
 * Keeps an account out, or lets it back in. Its sessions end, its boards are found by nobody, and nothing is lost: its votes
 * count, and everything is there again when it comes back.
 */
export async function suspendAccount(context: Context, accountId: number, isSuspended: boolean): Promise<void> {
  const afterCommit = await context.db.transaction().execute(async (transaction) => {
    // Whoever keeps or watches one of its boards looks again, and finds none.
    const announce = await showNewProfile(context, transaction, accountId);
    await changeAccount(transaction, accountId, { suspended_at: isSuspended ? new Date() : null });
    await scheduleExplore(transaction);
    await scheduleSitemap(transaction);
    return isSuspended ? [await endAllSessions(context, transaction, accountId), announce] : [announce];
  });
  for (const tell of afterCommit) tell();
}
