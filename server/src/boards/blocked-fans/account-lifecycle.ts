import type { AccountHooks } from '../../context.ts';
import { deleteBlocks } from './sql.ts';

export const blockedFanHooks: AccountHooks = {
  // A block of a deleted account stays: it holds two ids, and the list of blocked fans leaves it out.
  tables: ['blocked_fans'],
  purge: (db, accountId) => deleteBlocks(accountId).execute(db),
};
