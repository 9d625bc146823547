import type { AccountHooks } from '../../context.ts';
import { countActivity } from './count-activity.ts';
import { deleteReset } from './sql.ts';

export const achievementHooks: AccountHooks = {
  tables: ['achievement_resets'],
  onDelete: (_context, transaction, accountId) => deleteReset(transaction, accountId),
  exports: { achievements: countActivity },
};
