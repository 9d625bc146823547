import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { deleteTeams, exportMemberships } from './sql.ts';

export const teamHooks: AccountHooks = {
  tables: ['board_members', 'board_invites'],
  onDelete: (_context, transaction, accountId) => deleteTeams(transaction, accountId),
  // Deletes invitations that were created or accepted while the account was being deleted.
  purge: deleteTeams,
  exports: {
    memberships: exportList(exportMemberships, ({ creator, board, role, joined_at }) => ({
      creator,
      board,
      role,
      joinedAt: joined_at,
    })),
  },
};
