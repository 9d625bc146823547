import type { AccountHooks } from '../../context.ts';
import { deleteBlocks } from './sql.ts';

export const blockedFanHooks: AccountHooks = {
  // A block on a deleted fan stays: it only holds two ids, and listBlockedFans skips it.
  tables: ['blocked_fans'],
  purge: (db, accountId) => deleteBlocks(accountId).execute(db),
};
