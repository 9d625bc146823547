import { limits } from '@upnext/contract/limits';
import type { Round } from '@upnext/contract/voting/round-fields';
import type { RoundInput } from '@upnext/contract/voting/rounds';

import type { AuthorizedBoard } from '../../boards/boards/require-right.ts';
import { announceChange } from '../../boards/chart/announce-change.ts';
import { changeBoard, lockBoard } from '../../boards/chart/change-board.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { lockCandidates } from '../round-steps/change-candidates.ts';
import { startRound } from '../round-steps/open-round.ts';
import { scheduleRound } from '../round-steps/schedule-round.ts';
import { hasUnfinished, insertRound } from './change-sql.ts';
import { findRoundBoard, readRoundIn } from './read-round.ts';
import { dayMs, refuseClose, requireClose } from './require-close.ts';

/** Creates a round. Without an opening time in the future it opens in the same transaction. */
export async function createRound(context: Context, board: AuthorizedBoard, input: RoundInput): Promise<Round> {
  if (board.isArchived) throw new Refusal('board_archived');
  const times = requireTimes(input);
  const plan = { top: input.top ?? null, idea_ids: input.ideaIds ?? null };
  const page = await findRoundBoard(context, board.handle);
  const round = await context.db.transaction().execute(async (transaction) => {
    const ideas = await lockCandidates(transaction, board, plan);
    if (input.ideaIds && ideas.length < input.ideaIds.length) throw new Refusal('idea_not_found');
    // A scheduled round takes the ideas that are on the chart when it opens.
    if (!times.opensAt && ideas.length < limits.roundIdeasMin) throw new Refusal('too_few_ideas');
    if (!(await lockBoard(transaction, board))) throw new Refusal('board_not_found');
    if (await hasUnfinished(transaction, board, limits.unfinishedRounds)) throw new Refusal('rounds_full');
    const {
      id,
      number,
      twitch_channel: channel,
    } = await insertRound(transaction, board, {
      ...plan,
      ...times,
      question: input.question,
      votesPerPerson: input.votesPerPerson,
      hidesCounts: input.hidesCounts,
      isShuffled: input.isShuffled ?? input.hidesCounts,
      pickFrom: input.pickFrom,
      repeatsWeekly: input.repeatsWeekly,
      countsChat: input.countsChat && context.config.twitchChat !== undefined,
    });
    if (input.countsChat && channel === null)
      throw new Refusal('invalid_input', { fields: [{ path: 'countsChat', key: 'value.invalid' }] });
    const key = { creatorId: board.creatorId, roundId: id };
    if (times.opensAt) await scheduleRound(transaction, key);
    else await startRound(transaction, board, key, ideas, input);
    await changeBoard(transaction, board);
    return await readRoundIn(transaction, page, number);
  });
  announceChange(context, board.creatorId, board.boardId);
  return round;
}

/** `opensAt` is null if the round opens now. */
function requireTimes({ opensAt, closesAt, repeatsWeekly }: RoundInput): { opensAt: Date | null; closesAt: Date } {
  const now = Date.now();
  const opens = Math.max(now, opensAt ? Date.parse(opensAt) : now);
  const closes = Date.parse(closesAt);
  requireClose(closes, opens);
  if (repeatsWeekly && closes > opens + 7 * dayMs) refuseClose('closes_at.next_week');
  return { opensAt: opens > now ? new Date(opens) : null, closesAt: new Date(closes) };
}
