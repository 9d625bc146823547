import type { AccountHooks } from '../../context.ts';
import { deleteVisits } from './sql.ts';

export const visitHooks: AccountHooks = {
  tables: ['board_visit_days'],
  purge: (db, accountId) => deleteVisits(accountId).execute(db),
};
