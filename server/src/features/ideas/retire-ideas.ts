import type { Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';
import { retireAll } from './sql.ts';

/** Every idea and suggestion of a creator leaves every page at once; `removeIdeas` removes the rows. */
export async function retireIdeas(transaction: Transaction<Tables>, creatorId: number): Promise<void> {
  await retireAll(transaction, creatorId);
}
