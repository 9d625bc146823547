import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { deleteWebhooksOf, exportWebhooks } from './sql.ts';

export const discordHooks: AccountHooks = {
  tables: ['discord_webhooks'],
  onDelete: (_context, transaction, accountId) => deleteWebhooksOf(transaction, accountId),
  // Deletes webhooks that were stored while the account was being deleted.
  purge: deleteWebhooksOf,
  exports: {
    discordWebhooks: exportList(exportWebhooks, ({ webhook_id, connected_at }) => ({
      webhookId: webhook_id,
      connectedAt: connected_at,
    })),
  },
};
