import type { Context } from '../../context.ts';
import { selectAudits } from './sql.ts';

/** Audit entries, newest first, optionally only for one target. */
export async function listAudits({ db }: Context, { target, most }: { target?: string | undefined; most: number }) {
  return await selectAudits(db, target, most);
}
