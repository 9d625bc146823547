import type { Idea } from '@upnext/contract/ideas';
import type { Language } from '@upnext/contract/language';
import type { StageChange } from '@upnext/contract/roadmap';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { labelOf } from '../boards/read-board.ts';
import { announceChange } from '../chart/announce-change.ts';
import { readPlace } from '../chart/read-place.ts';
import { exploreSoon } from '../explore/schedule-explore.ts';
import { announceNotice, withdrawNotice } from '../notices/announce-notice.ts';
import { stepIdea, type Step } from './sql.ts';

/** Takes an idea a step on or back. Once it is made, everyone who voted for it and whoever suggested it hears of it. */
export async function changeStage(
  context: Context,
  creatorId: number,
  ideaId: number,
  change: StageChange,
  language: Language,
): Promise<Idea> {
  const step = await takeStep(context, creatorId, ideaId, change, language);
  if (step.is_new) announceChange(context, creatorId, step.board_id);
  if (step.is_new && step.is_crossing) await exploreSoon(context);
  return await readPlace(context, creatorId, ideaId);
}

async function takeStep(
  { db }: Context,
  creatorId: number,
  ideaId: number,
  change: StageChange,
  language: Language,
): Promise<Step> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const step = await stepIdea(transaction, creatorId, ideaId, change);
      if (!step) throw new Refusal('idea_not_found');
      if (!step.is_new) return step;
      if (change.stage === 'made') {
        const payload = { ideaId, ...labelOf(step), title: step.title, pieceUrl: change.pieceUrl };
        await announceNotice(transaction, { kind: 'idea-made', about: ideaId, creatorId, payload, language });
      } else if (step.from_stage === 'made') {
        await withdrawNotice(transaction, { kind: 'idea-made', about: ideaId, creatorId });
      }
      return step;
    });
  } catch (error) {
    if (violatedConstraint(error) === 'boards_idea_count_check') throw new Refusal('board_full');
    throw error;
  }
}
