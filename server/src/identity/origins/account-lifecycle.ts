import type { AccountHooks } from '../../context.ts';
import { originDay } from './origin-day.ts';
import { deleteOrigins } from './sql.ts';

/** The days that can have rows, and tomorrow, in case that the clocks of two machines differ. */
const days = [1, 0, -1, -2, -3];

export const originHooks: AccountHooks = {
  tables: ['account_origins'],
  // The recorder writes within seconds, and the purge runs later.
  purge: (db, accountId) =>
    deleteOrigins(
      accountId,
      days.map((later) => originDay(new Date(), later).day),
    ).execute(db),
};
