import type { BoardKey } from '../../boards/chart/change-board.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { judgeBoard } from '../detectors/judge-board.ts';
import type { BoardSample } from '../detectors/recent-votes.ts';
import { openCheck } from './open-check.ts';
import type { Window } from './read-sample.ts';
import { selectChecks } from './sql.ts';
import type { SweepContext } from './sweep-context.ts';

/** The number of votes that were held, and the votes of plain voters per idea. */
export type Swept = { held: number; plain: Map<number, number> };

/** `roundId` is set if the sample has the ballots of a round. */
type Options = { window: Window; isBurst: boolean; roundId?: number };

/** Judges the votes of a sample, and holds those that the detectors find and nobody has decided about. */
export async function holdSuspicious(
  context: SweepContext,
  board: BoardKey,
  sample: BoardSample,
  { window, isBurst, roundId }: Options,
): Promise<Swept> {
  const checks = await runNamed(context.pool, selectChecks, [board.creatorId, board.boardId, window.from]);
  const cleared = new Set(checks.filter(({ state }) => state === 'counted').flatMap((check) => check.account_ids));
  // The creator decided that these accounts are fans. Their votes are still part of the ideas' counts.
  const votes = sample.votes.filter(({ accountId }) => !cleared.has(accountId));
  const { suspicions, plain } = judgeBoard({ ...sample, votes });
  let held = 0;
  for (const suspicion of suspicions) {
    // The ideas of a ballot are always chosen together, so that lockstep says nothing about a round.
    if (roundId !== undefined && suspicion.kind === 'lockstep') continue;
    const known = checks.filter(({ idea_ids: ids }) => suspicion.ideaIds.every((id) => ids.includes(id)));
    const decided = new Set(known.filter(({ state }) => state !== 'held').flatMap((check) => check.account_ids));
    const accounts = new Set(suspicion.accountIds.filter((id) => !decided.has(id)));
    const own = votes.filter(({ ideaId, accountId }) => suspicion.ideaIds.includes(ideaId) && accounts.has(accountId));
    held += await openCheck(context, { ...board, ...suspicion, roundId, votes: own, isBurst, now: window.to });
  }
  return { held, plain: new Map(plain) };
}
