import type { Context } from '../../context.ts';
import { insertAudit, type NewAudit } from './sql.ts';

/**
 * Written before the action is done, so that nothing is done without a trace; if it then fails, that is a second entry.
 * Entries are never changed: the database refuses.
 */
export async function recordAction<T>({ db }: Context, audit: NewAudit, action: () => Promise<T>): Promise<T> {
  await insertAudit(db, audit);
  try {
    return await action();
  } catch (error) {
    await insertAudit(db, { ...audit, action: `${audit.action} failed`, after: { error: (error as Error).message } });
    throw error;
  }
}
