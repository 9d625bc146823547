import { exportList } from '../../account-hooks.ts';
import type { AccountHooks } from '../../context.ts';
import { deleteReports, exportReports, forgetReporter } from './sql.ts';

export const reportHooks: AccountHooks = {
  tables: ['reports'],
  // Reports by the account stay open for a decision, without the reporter.
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
