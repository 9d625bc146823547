import { deleteIdea } from '../../boards/ideas/delete-idea.ts';
import { unmergeIdea } from '../../boards/merges/unmerge-idea.ts';
import type { Context } from '../../context.ts';
import { suspendAccount } from '../../identity/account-settings/suspend-account.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { closeReports, type ReportRow } from './sql.ts';

export const decisions = { dismiss: 'dismissed', 'remove-idea': 'removed', suspend: 'suspended' } as const;
export type Decision = keyof typeof decisions;

/**
 * Carries out the decision before closing the reports, so that a failure leaves them open. Returns the number of closed
 * reports.
 */
export async function decideReport(context: Context, report: ReportRow, decision: Decision): Promise<number> {
  if (decision === 'remove-idea') await removeIdea(context, report);
  if (decision === 'suspend') await suspendAccount(context, report.creator_id, true);
  return await closeReports(context.db, report, decisions[decision]);
}

/**
 * Deletes the idea as its creator would. A merged idea is unmerged first; otherwise, its creator could bring it back.
 */
async function removeIdea(context: Context, { creator_id: creatorId, idea_id: ideaId }: ReportRow): Promise<void> {
  const isThere = await unlessGone(deleteIdea(context, creatorId, ideaId));
  if (!isThere && (await unlessGone(unmergeIdea(context, creatorId, ideaId))))
    await deleteIdea(context, creatorId, ideaId);
}

/** Returns false if the idea no longer exists. */
async function unlessGone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'idea_not_found') return false;
    throw error;
  }
}
