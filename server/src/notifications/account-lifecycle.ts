import { exportList } from '../account-hooks.ts';
import type { AccountHooks } from '../context.ts';
import { describeEmailSettings } from './change-email-settings.ts';
import { queueUnsent } from './delivery-sql.ts';
import { deleteNotificationsOf, deleteReceiptsOf, exportNotifications, saveEmailSettings } from './sql.ts';

export const notificationHooks: AccountHooks = {
  tables: ['email_settings', 'notification_receipts', 'notification_emails', 'notifications'],
  beforeDelete: (_context, transaction, accountId) => deleteReceiptsOf(transaction, accountId),
  onDelete: (_context, transaction, accountId) => deleteNotificationsOf(transaction, accountId),
  // While the creator is suspended, the queued jobs find no notification and send nothing.
  onSuspendedChanged: (_context, transaction, accountId) => queueUnsent(transaction, accountId),
  // Emails are sent in the language in which the address was confirmed.
  onEmailConfirmed: (transaction, accountId, language) => saveEmailSettings(transaction, accountId, { language }),
  exports: {
    mails: describeEmailSettings,
    notifications: exportList(exportNotifications, ({ after_id, kind, payload, created_at, read_at }) => ({
      id: after_id,
      kind,
      payload,
      createdAt: created_at,
      readAt: read_at,
    })),
  },
};
