import type { Context } from '../../context.ts';
import { selectAudits } from './sql.ts';

/** What was done last, newest first; of one target if it is named. */
export async function listAudits({ db }: Context, { target, most }: { target?: string | undefined; most: number }) {
  return await selectAudits(db, target, most);
}
