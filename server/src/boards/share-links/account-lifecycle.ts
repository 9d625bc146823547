import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { deleteShareLinks, exportLinks } from './sql.ts';

export const shareLinkHooks: AccountHooks = {
  tables: ['share_links'],
  onDelete: (_context, transaction, accountId) => deleteShareLinks(transaction, accountId),
  // Deletes links that were created while the account was being deleted.
  purge: deleteShareLinks,
  exports: {
    shareLinks: exportList(exportLinks, ({ token, name, is_active, expires_at, created_at }) => ({
      token,
      name,
      isActive: is_active,
      expiresAt: expires_at,
      createdAt: created_at,
    })),
  },
};
