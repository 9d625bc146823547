import type { VoteCheckFigures } from '@upnext/contract/voting/vote-check-figures';

import { holdVotes } from '../src/voting/holds/move-votes.ts';
import { logChange } from '../src/voting/vote-checks/log-change.ts';
import type { TestAccount } from './make-account.ts';
import type { TestServer } from './start-server.ts';

type Wanted = { kind?: 'group' | 'lockstep'; figures?: Partial<VoteCheckFigures>; releasesAt?: Date };

/** Holds the voters' votes for the ideas and opens a check about them on the creator's main board, as detectors do. */
export async function makeCheck(
  { context, query }: Pick<TestServer, 'context' | 'query'>,
  creator: Pick<TestAccount, 'id'>,
  ideaIds: number[],
  voters: Pick<TestAccount, 'id'>[],
  { kind = 'group', figures, releasesAt }: Wanted = {},
): Promise<number> {
  const accountIds = voters.map(({ id }) => id);
  const plot = { startsAt: new Date().toISOString(), periodSeconds: 600, periods: [{ held: 2, others: 1 }], usual: 1 };
  const [check] = await query<{ id: number; board_id: number }>(
    `INSERT INTO vote_checks (creator_id, board_id, kind, idea_ids, account_ids, figures, first_vote_at, last_vote_at, releases_at)
     SELECT $1, id, $2, $3, $4, $5, now() - interval '10 minutes', now(), $6 FROM boards WHERE creator_id = $1 AND is_main
     RETURNING id, board_id`,
    [creator.id, kind, ideaIds, accountIds, { accounts: voters.length, verified: 0, plot, ...figures }, releasesAt],
  );
  if (!check) throw new Error('the creator has no main board');
  let votes = 0;
  for (const ideaId of ideaIds) votes += await holdVotes(context, { creatorId: creator.id, ideaId, accountIds });
  await logChange(context.db, {
    creatorId: creator.id,
    boardId: check.board_id,
    checkId: check.id,
    change: 'held',
    madeBy: 'detector',
    accountId: null,
    votes,
  });
  return check.id;
}
