import type { Context } from '../../context.ts';
import { insertAudit, type NewAudit } from './sql.ts';

/**
 * Written before the deed is done, so that nothing is done without a trace; if it then fails, that is a second entry.
 * Entries are never changed: the database refuses.
 */
export async function recordDeed<T>({ db }: Context, audit: NewAudit, deed: () => Promise<T>): Promise<T> {
  await insertAudit(db, audit);
  try {
    return await deed();
  } catch (error) {
    await insertAudit(db, { ...audit, deed: `${audit.deed} failed`, after: { error: (error as Error).message } });
    throw error;
  }
}
