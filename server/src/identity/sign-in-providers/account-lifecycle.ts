import type { AccountHooks } from '../../context.ts';
import { deleteAttemptsOf } from './sql.ts';

export const signInProviderHooks: AccountHooks = {
  tables: ['sign_in_attempts'],
  purge: (db, accountId) => deleteAttemptsOf(accountId).execute(db),
};
