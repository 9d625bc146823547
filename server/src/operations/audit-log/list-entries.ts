import type { Context } from '../../context.ts';
import { selectAudits } from './sql.ts';

/** Audit entries, newest first, optionally of one target. */
export async function listAudits({ db }: Context, { target, most }: { target?: string | undefined; most: number }) {
  return await selectAudits(db, target, most);
}
