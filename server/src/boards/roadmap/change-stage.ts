import type { Idea } from '@upnext/contract/boards/ideas';
import type { StageChange } from '@upnext/contract/boards/roadmap';
import type { Language } from '@upnext/contract/language';
import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { announceNotification, withdrawNotification } from '../../notifications/announce-notification.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { labelOf } from '../boards/read-board.ts';
import { announceChange } from '../chart/announce-change.ts';
import { refuseWhenFull } from '../chart/change-board.ts';
import { readPlace } from '../chart/read-place.ts';
import { tryScheduleExplore } from '../explore/schedule-explore.ts';
import { findVotedTitle, stepIdea, type Step } from './sql.ts';

/** Moves an idea to another stage. When it is made, its voters and the fan who suggested it are notified. */
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
  if (change.stage === 'made') {
    const { title } = step;
    const votedTitle = (await findVotedTitle(transaction, creatorId, ideaId))?.title;
    const changed = votedTitle === title ? {} : { votedTitle };
    const payload = { ideaId, ...labelOf(step), title, ...changed, pieceUrl: change.pieceUrl };
    await announceNotification(transaction, { kind: 'idea-made', about: ideaId, creatorId, payload, language });
  } else if (step.from_stage === 'made') {
    await withdrawNotification(transaction, { kind: 'idea-made', about: ideaId, creatorId });
  }
  return step;
}
