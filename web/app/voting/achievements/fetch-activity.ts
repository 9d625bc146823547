import { getActivity } from '@upnext/contract/voting/achievements';

import { call } from '../../api/client.ts';
import { addActivity } from './rules.ts';
import { currentStats, saveStats } from './stats-store.ts';

/**
 * Adds the account's votes and suggestions from all devices to this browser's stats. This page counts what happened since
 * it was opened: a vote that the server counted first would lose its pop-up.
 */
export async function fetchActivity(): Promise<void> {
  const activity = await call(getActivity, { query: { olderThan: String(Math.round(performance.now())) } });
  const stats = addActivity(currentStats(), activity);
  if (stats !== currentStats()) saveStats(stats);
}
