import type { StageChange } from '@upnext/contract/boards/roadmap';
import type { Stage } from '@upnext/contract/idea-fields';
import type { Language } from '@upnext/contract/language';
import { limits } from '@upnext/contract/limits';
import type { Transaction } from 'kysely';

import { announceNotification, withdrawNotification } from '../../notifications/announce-notification.ts';
import { queuePost } from '../../notifications/discord-posts/queue-post.ts';
import type { Tables } from '../../tables.ts';
import { labelOf } from '../boards/read-board.ts';
import { findVotedTitle, type Step } from './sql.ts';

const ranks: Record<Stage, number> = { open: 0, 'not-planned': 0, planned: 1, 'in-progress': 2, made: 3 };
const toldStages = ['planned', 'in-progress', 'made'] as const;

/** Long enough to undo a stage that was chosen by mistake. */
const delaySeconds = limits.undoSeconds + 1;

type Told = { step: Step; change: StageChange; language: Language };

/**
 * Announces a step forward to the idea's voters and the fans who suggested it. A step back withdraws what was announced
 * about the stages that the idea has left.
 */
export async function tellVoters(
  transaction: Transaction<Tables>,
  creatorId: number,
  ideaId: number,
  { step, change, language }: Told,
): Promise<void> {
  const [from, to] = [ranks[step.from_stage], ranks[change.stage]];
  const left = toldStages.filter((stage) => ranks[stage] > to && ranks[stage] <= from);
  for (const stage of left) await withdrawNotification(transaction, { ...subjectOf(stage, ideaId), creatorId });

  const { title } = step;
  const told = async () => {
    const votedTitle = (await findVotedTitle(transaction, creatorId, ideaId))?.title;
    return { ideaId, ...labelOf(step), title, ...(votedTitle !== title && { votedTitle }) };
  };
  if (change.stage === 'made') {
    const payload = { ...(await told()), pieceUrl: change.pieceUrl };
    await announceNotification(transaction, { kind: 'idea-made', about: ideaId, creatorId, payload, language });
    const board = { creatorId, boardId: step.board_id };
    await queuePost(transaction, board, { kind: 'idea-made', about: ideaId, delaySeconds });
  } else if (to > from && (change.stage === 'planned' || change.stage === 'in-progress')) {
    const { stage } = change;
    const payload = { ...(await told()), stage };
    const about = `${ideaId}:${stage}`;
    await announceNotification(transaction, { kind: 'idea-staged', about, creatorId, payload, language, delaySeconds });
  }
}

function subjectOf(stage: (typeof toldStages)[number], ideaId: number) {
  return stage === 'made'
    ? ({ kind: 'idea-made', about: ideaId } as const)
    : ({ kind: 'idea-staged', about: `${ideaId}:${stage}` } as const);
}
