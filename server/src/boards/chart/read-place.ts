import type { Idea } from '@upnext/contract/boards/ideas';
import type { Transaction } from 'kysely';

import { Refusal } from '../../platform/http/refusal.ts';
import { runIn } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { describeIdea } from './describe-idea.ts';
import { selectPlace } from './sql.ts';

/**
 * One idea with its current place. Runs in the transaction that changed the idea: a read after the commit could fail,
 * and the caller would get an error for a change that was made.
 */
export async function readPlace(transaction: Transaction<Tables>, creatorId: number, ideaId: number): Promise<Idea> {
  const [row] = await runIn(transaction, selectPlace, [creatorId, ideaId]);
  if (!row) throw new Refusal('idea_not_found');
  return describeIdea(row);
}
