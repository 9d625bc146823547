import type { AccountHooks } from '../../context.ts';
import { deleteCodesOf } from './sql.ts';

export const emailCodeHooks: AccountHooks = {
  // The rows name an address, not an account.
  tables: [],
  // Before the account is locked: a login locks the code first, then the account.
  beforeDelete: (_context, transaction, accountId) => deleteCodesOf(transaction, accountId),
};
