import * as z from 'zod/mini';

import type { MoveContext } from '../holds/move-votes.ts';
import { forgetWithdrawn } from '../vote-checks/forget-withdrawn.ts';
import { settleVotes } from '../vote-checks/settle-votes.ts';
import { findVerifiedOnly, nextVotes, selectIdeaIds } from './sql.ts';

const votesAtOnce = 2_000;

const ApplyVerifiedOnly = z.object({
  creatorId: z.int(),
  boardId: z.int(),
  madeBy: z.enum(['creator', 'operator']),
  accountId: z.nullable(z.int()),
});

/**
 * Moves a board's votes after `boards.verified_only` was changed: counted votes of unverified accounts are held, or those
 * that are held for no other reason count again. Idempotent. If the setting is changed meanwhile, it starts again, so
 * that the last change wins even if two jobs run at the same time.
 */
export async function applyVerifiedOnly(context: MoveContext, payload: unknown): Promise<void> {
  const { madeBy, accountId, ...board } = ApplyVerifiedOnly.parse(payload);
  const by = { checkId: null, madeBy, accountId };
  for (let applied: boolean | undefined; ;) {
    const verifiedOnly = await findVerifiedOnly(context.db, board);
    if (verifiedOnly === applied) return;
    applied = verifiedOnly;
    for (const ideaId of await selectIdeaIds(context.db, board)) {
      for (let after: number | null = 0; after !== null;) {
        const votes = nextVotes(board.creatorId, ideaId, after, votesAtOnce);
        after = await settleVotes(context, board, ideaId, votes, by);
      }
      if (!verifiedOnly) await forgetWithdrawn(context.db, board, ideaId);
    }
  }
}
