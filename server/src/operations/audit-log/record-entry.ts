import type { Context } from '../../context.ts';
import { insertAudit, type NewAudit } from './sql.ts';

/**
 * Writes the entry before the action runs, so that no action goes unrecorded. A failure adds a second entry. Entries
 * are immutable: the database rejects changes.
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
