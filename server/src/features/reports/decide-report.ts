import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { deleteIdea } from '../ideas/delete-idea.ts';
import { unmergeIdea } from '../merges/unmerge-idea.ts';
import { suspendAccount } from '../suspensions/suspend-account.ts';
import { closeReports, type ReportRow } from './sql.ts';

export const decisions = { dismiss: 'dismissed', 'remove-idea': 'removed', suspend: 'suspended' } as const;
export type Decision = keyof typeof decisions;

/** The deed first: a report that was closed without it would be forgotten. How many reports it settled. */
export async function decideReport(context: Context, report: ReportRow, decision: Decision): Promise<number> {
  if (decision === 'remove-idea') await removeIdea(context, report);
  if (decision === 'suspend') await suspendAccount(context, report.creator_id, true);
  return await closeReports(context.db, report, decisions[decision]);
}

/** As its creator would. What was merged could be taken out again: it is, and then deleted. */
async function removeIdea(context: Context, { creator_id: creatorId, idea_id: ideaId }: ReportRow): Promise<void> {
  const isThere = await unlessGone(deleteIdea(context, creatorId, ideaId));
  if (!isThere && (await unlessGone(unmergeIdea(context, creatorId, ideaId))))
    await deleteIdea(context, creatorId, ideaId);
}

/** One that is gone already is where it should be. */
async function unlessGone(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'idea_not_found') return false;
    throw error;
  }
}
