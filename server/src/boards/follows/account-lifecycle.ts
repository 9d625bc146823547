import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { deleteFollowers, deleteFollowsBy, exportFollows } from './sql.ts';

export const followHooks: AccountHooks = {
  tables: ['follows'],
  onDelete: (_context, transaction, accountId) => deleteFollowsBy(transaction, accountId),
  purge: deleteFollowers,
  exports: {
    follows: exportList(exportFollows, ({ creator, board, followed_at }) => ({
      creator,
      board,
      followedAt: followed_at,
    })),
  },
};
