import type { AccountHooks } from '../../context.ts';
import { deleteCloses } from './sql.ts';

export const chartHooks: AccountHooks = {
  // chart_places are removed with their ideas.
  tables: ['chart_closes'],
  purge: (db, accountId) => deleteCloses(accountId).execute(db),
};
