import type { Idea } from '@upnext/contract/boards/ideas';
import type { StageChange } from '@upnext/contract/boards/roadmap';
import type { Language } from '@upnext/contract/language';
import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { announceChange } from '../chart/announce-change.ts';
import { refuseWhenFull } from '../chart/change-board.ts';
import { readPlace } from '../chart/read-place.ts';
import { tryScheduleExplore } from '../explore/schedule-explore.ts';
import { stepIdea, type Step } from './sql.ts';
import { tellVoters } from './tell-voters.ts';

/** Moves an idea to another stage. Its voters and the fan who suggested it are notified of steps forward. */
export async function changeStage(
  context: Context,
  creatorId: number,
  ideaId: number,
  change: StageChange,
  language: Language,
): Promise<Idea> {
  const { step, idea } = await context.db.transaction().execute(async (transaction) => ({
    step: await takeStep(transaction, creatorId, ideaId, change, language),
    idea: await readPlace(transaction, creatorId, ideaId),
  }));
  if (step.is_new) announceChange(context, creatorId, step.board_id);
  if (step.is_new && step.is_crossing) await tryScheduleExplore(context);
  return idea;
}

async function takeStep(
  transaction: Transaction<Tables>,
  creatorId: number,
  ideaId: number,
  change: StageChange,
  language: Language,
): Promise<Step> {
  const step = await stepIdea(transaction, creatorId, ideaId, change).catch(refuseWhenFull);
  if (!step) throw new Refusal('idea_not_found');
  if (!step.is_new) return step;
  await tellVoters(transaction, creatorId, ideaId, { step, change, language });
  return step;
}
