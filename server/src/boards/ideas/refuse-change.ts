import type { Kysely } from 'kysely';

import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { isInRound } from './sql.ts';

/** The reason why a statement found no idea to change: voters of an open round must find the idea as it is. */
export async function refuseChange(db: Kysely<Tables>, creatorId: number, id: number): Promise<Refusal> {
  return new Refusal((await isInRound(db, creatorId, id)) ? 'idea_in_round' : 'idea_not_found');
}
