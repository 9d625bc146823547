import { pickLanguage } from '@upnext/contract/language';
import type { Kysely, Transaction } from 'kysely';

import { labelOf } from '../../boards/boards/read-board.ts';
import { changeBoard } from '../../boards/chart/change-board.ts';
import { announceNotification } from '../../notifications/announce-notification.ts';
import { queuePost } from '../../notifications/discord-posts/queue-post.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { runIn } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { findWinner } from './find-winner.ts';
import { lockRound, type LockedRound } from './lock-round.ts';
import type { RoundKey } from './round-row.ts';
import { scheduleRound } from './schedule-round.ts';
import { selectCandidates } from './select-candidates.ts';
import { countBallots, decideHeldBallots, setFinal, setProvisional } from './sql.ts';

/**
 * Counts the ballots of a closed round. Runs again every few minutes as long as ballots are held, at most until the last
 * call. Then the result is final: voters are notified, and jobs publish the ballots and measure the
 * turnout for insights.
 */
export async function settleRound(db: Kysely<Tables>, key: RoundKey): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const round = await lockRound(transaction, key);
    if (round?.state !== 'closed') return;
    const board = { creatorId: key.creatorId, boardId: round.board_id };
    await decideHeldBallots(transaction, board, key.roundId, round.is_past_decision);
    const { held } = await countBallots(transaction, key);
    if (held > 0) {
      await setProvisional(transaction, key, held);
      await scheduleRound(transaction, key);
    } else {
      await finish(transaction, key, round);
    }
    // The first count is posted, also if the result is still provisional.
    await queuePost(transaction, board, { kind: 'round-result', about: key.roundId });
    await changeBoard(transaction, board);
  });
}

async function finish(transaction: Transaction<Tables>, key: RoundKey, round: LockedRound): Promise<void> {
  const { creatorId, roundId } = key;
  const candidates = await runIn(transaction, selectCandidates, [creatorId, roundId]);
  const { winnerId } = findWinner(candidates, round.pick_from);
  const board = await setFinal(transaction, key, winnerId);
  await addJob(transaction, 'publish-ballots', { payload: { creatorId, roundId } });
  if (round.twitch_channel !== null)
    await addJob(transaction, 'remove-chat-votes', { payload: { creatorId, roundId } });
  // Later, because insights count the chart's votes of the last seconds first.
  await addJob(transaction, 'measure-round', { payload: { creatorId, roundId }, delaySeconds: 10 });
  await announceNotification(transaction, {
    kind: 'round-result',
    about: roundId,
    creatorId,
    payload: { roundId, ...labelOf(board), number: round.number, question: round.question },
    language: pickLanguage(board.language),
  });
}
