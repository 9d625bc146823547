import { getActivity } from '@upnext/contract/voting/achievements';

import { call } from '../../api/client.ts';
import { addActivity, calendarDay, countLogin } from './rules.ts';
import { claimStats, currentStats, saveOwner, saveStats, statsOwner } from './stats-store.ts';
import { emptyStats } from './stats.ts';

/**
 * Adds the account's votes and suggestions from all devices to this browser's stats. This page counts what happened since
 * it was opened: a vote that the server counted first would lose its pop-up. If the account's achievements were reset on
 * another device, the stats start again, too.
 */
export async function fetchActivity(accountId: number): Promise<void> {
  claimStats(accountId);
  const activity = await call(getActivity, { query: { olderThan: String(Math.round(performance.now())) } });
  const owner = statsOwner();
  // Another account has logged in meanwhile.
  if (owner?.accountId !== accountId) return;
  const isReset = activity.resetAt !== null && activity.resetAt !== owner.resetAt;
  if (isReset) saveOwner({ accountId, resetAt: activity.resetAt });
  const before = currentStats();
  const isStale = isReset && before !== emptyStats;
  const stats = addActivity(isStale ? countLogin(emptyStats, calendarDay(new Date())).stats : before, activity);
  if (stats !== before) saveStats(stats);
}
