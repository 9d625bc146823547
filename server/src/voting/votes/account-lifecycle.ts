import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { deleteWithdrawnHolds } from './change-votes.ts';
import { exportVotes } from './sql.ts';

export const voteHooks: AccountHooks = {
  // The account's votes on other boards stay counted. Votes on its own boards are removed with the ideas. A deleted account
  // can't vote again, so the states of its withdrawn votes are not needed.
  tables: ['votes', 'withdrawn_holds'],
  purge: deleteWithdrawnHolds,
  exports: {
    votes: exportList(exportVotes, ({ after_id, title, creator, voted_at }) => ({
      ideaId: after_id,
      title,
      creator,
      votedAt: voted_at,
    })),
  },
};
