import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { deleteOverlays, exportOverlays } from './sql.ts';

export const overlayHooks: AccountHooks = {
  tables: ['overlays'],
  onDelete: (_context, transaction, accountId) => deleteOverlays(transaction, accountId),
  // Deletes overlays that were created while the account was being deleted.
  purge: deleteOverlays,
  exports: {
    overlays: exportList(exportOverlays, ({ token, created_at }) => ({ token, createdAt: created_at })),
  },
};
