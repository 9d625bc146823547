import type { AccountHooks } from '../../context.ts';
import { deleteBlocks } from './sql.ts';

export const blockedFanHooks: AccountHooks = {
  // Blocks on deleted fans are kept: they contain only two ids, and listBlockedFans omits them.
  tables: ['blocked_fans'],
  purge: (db, accountId) => deleteBlocks(accountId).execute(db),
};
