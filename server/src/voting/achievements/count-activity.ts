import type { Activity } from '@upnext/contract/voting/achievements';

import type { Actor, Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { saveReset, selectActivity } from './sql.ts';

/**
 * The account's votes and suggestions since its achievements were reset, without those of the last `olderThan` milliseconds.
 * Browsers derive the achievements from them.
 */
export async function countActivity({ pool }: Context, { accountId }: Actor, olderThan = 0): Promise<Activity> {
  const [row] = await runNamed(pool, selectActivity, [accountId, olderThan]);
  const { votes = 0, suggestions = 0, reset_at: resetAt } = row ?? {};
  return { votes, suggestions, resetAt: resetAt?.toISOString() ?? null };
}

export async function resetAchievements({ pool }: Context, { accountId }: Actor): Promise<void> {
  await runNamed(pool, saveReset, [accountId]);
}
