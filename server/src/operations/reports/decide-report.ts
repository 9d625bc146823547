import { deleteEvenIfMerged } from '../../boards/ideas/delete-even-if-merged.ts';
import type { Context } from '../../context.ts';
import { suspendAccount } from '../../identity/account-settings/suspend-account.ts';
import { closeReports, type ReportRow } from './sql.ts';

export const decisions = { dismiss: 'dismissed', 'remove-idea': 'removed', suspend: 'suspended' } as const;
export type Decision = keyof typeof decisions;

/**
 * Carries out the decision before closing the reports, so that a failure leaves them open. Returns the number of closed
 * reports.
 */
export async function decideReport(context: Context, report: ReportRow, decision: Decision): Promise<number> {
  if (decision === 'remove-idea') await deleteEvenIfMerged(context, report.creator_id, report.idea_id);
  if (decision === 'suspend') await suspendAccount(context, report.creator_id, true);
  return await closeReports(context.db, report, decisions[decision]);
}
