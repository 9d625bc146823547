import type { AccountHooks } from '../../context.ts';
import { deleteRecaps } from './sql.ts';

export const weeklyChartHooks: AccountHooks = {
  tables: ['week_recaps'],
  purge: (db, accountId) => deleteRecaps(accountId).execute(db),
};
