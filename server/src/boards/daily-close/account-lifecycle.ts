import type { AccountHooks } from '../../context.ts';
import { deleteCloses } from './sql.ts';

export const dailyCloseHooks: AccountHooks = {
  // Rows in chart_places are removed along with their ideas.
  tables: ['chart_closes'],
  purge: (db, accountId) => deleteCloses(accountId).execute(db),
};
