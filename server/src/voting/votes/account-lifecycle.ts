import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { exportVotes } from './sql.ts';

export const voteHooks: AccountHooks = {
  // The account's votes on other boards stay counted. Votes on its own boards are removed with the ideas.
  tables: ['votes'],
  exports: {
    votes: exportList(exportVotes, ({ after_id, title, creator, voted_at }) => ({
      ideaId: after_id,
      title,
      creator,
      votedAt: voted_at,
    })),
  },
};
