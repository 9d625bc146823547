import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { deleteSubscriptionsOf, exportSubscriptions } from './sql.ts';

export const pushHooks: AccountHooks = {
  tables: ['push_subscriptions'],
  onDelete: (_context, transaction, accountId) => deleteSubscriptionsOf(transaction, accountId),
  exports: {
    pushSubscriptions: exportList(exportSubscriptions, ({ endpoint, language, created_at }) => ({
      endpoint,
      language,
      createdAt: created_at,
    })),
  },
};
