import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { deleteReports, exportReports, forgetReporter } from './sql.ts';

export const reportHooks: AccountHooks = {
  tables: ['reports'],
  // Open reports filed by this account are kept for review, but the reporter is removed.
  onDelete: (_context, transaction, accountId) => forgetReporter(transaction, accountId),
  purge: (db, accountId) => deleteReports(accountId).execute(db),
  exports: {
    reports: exportList(exportReports, ({ title, reason, words, reported_at }) => ({
      title,
      reason,
      words,
      reportedAt: reported_at,
    })),
  },
};
