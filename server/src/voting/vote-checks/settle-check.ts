import * as z from 'zod/mini';

import type { MoveContext } from '../holds/move-votes.ts';
import { settleVotes } from './settle-votes.ts';
import { findCheck, hurryRounds, updateWithdrawn, votesOfAccounts } from './sql.ts';

const accountsAtOnce = 2_000;
const voteStates = { held: 'held', counted: 'counted', removed: 'void' } as const;

const SettleCheck = z.object({
  creatorId: z.int(),
  boardId: z.int(),
  checkId: z.int(),
  madeBy: z.enum(['detector', 'creator', 'operator']),
  accountId: z.nullable(z.int()),
});

/**
 * Moves the votes of a check to the states that follow from its state. Idempotent: a repeated call moves only the votes
 * that are not where they should be. If the state was changed meanwhile, it starts again, so that the last decision wins.
 */
export async function settleCheck(context: MoveContext, payload: unknown): Promise<void> {
  const { madeBy, accountId, ...key } = SettleCheck.parse(payload);
  const { creatorId } = key;
  const by = { checkId: key.checkId, madeBy, accountId };
  for (let settled; ;) {
    const check = await findCheck(context.db, key);
    if (!check) return;
    if (check.state === settled) return await hurryRounds(context.db, key);
    settled = check.state;
    for (let start = 0; start < check.account_ids.length; start += accountsAtOnce) {
      const accounts = check.account_ids.slice(start, start + accountsAtOnce).map(Number);
      for (const ideaId of check.idea_ids.map(Number)) {
        const voters = votesOfAccounts(creatorId, ideaId, accounts);
        await settleVotes(context, key, ideaId, voters, by);
      }
      await updateWithdrawn(context.db, creatorId, check.idea_ids, accounts, voteStates[settled]);
    }
  }
}
