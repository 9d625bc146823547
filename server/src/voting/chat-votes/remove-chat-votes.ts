import { sql, type Kysely } from 'kysely';

import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import type { Tables } from '../../tables.ts';
import { RoundKey } from '../round-steps/round-row.ts';

/** Removes the chat votes of a round whose result is final. Their number per candidate stays. */
export async function removeChatVotes(db: Kysely<Tables>, payload: unknown): Promise<void> {
  const { creatorId, roundId } = RoundKey.parse(payload);
  const ofRound = sql`creator_id = ${creatorId} AND round_id = ${roundId}`;
  await deleteInSlices(
    db,
    sql`DELETE FROM round_chat_votes WHERE ${ofRound} AND ctid = ANY (ARRAY(
      SELECT ctid FROM round_chat_votes WHERE ${ofRound} LIMIT 5000))`,
  );
}
