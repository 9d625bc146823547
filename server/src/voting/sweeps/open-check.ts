import { sql, type Transaction } from 'kysely';

import { lockBoard } from '../../boards/chart/change-board.ts';
import type { Tables } from '../../tables.ts';
import type { RecentVote, Suspicion } from '../detectors/recent-votes.ts';
import { provisionalHours, provisionalShare } from '../detectors/thresholds.ts';
import { moveBallots } from '../holds/move-ballots.ts';
import { holdVotes, releaseVotes } from '../holds/move-votes.ts';
import { logChange } from '../vote-checks/log-change.ts';
import { measureFigures } from './measure-figures.ts';
import { hasVoters } from './sql.ts';
import type { SweepContext } from './sweep-context.ts';

type NewCheck = Suspicion & {
  creatorId: number;
  boardId: number;
  /** Set if the votes are ballots of this round. */
  roundId?: number | undefined;
  /** The suspicious votes that no one has decided about. */
  votes: readonly RecentVote[];
  /** Whether the attack is going on, so that further votes of unverified accounts start held. */
  isBurst: boolean;
  now: Date;
};

/**
 * Holds suspicious votes, and records why. Ballots are held along with the accounts' votes for the same ideas. Further
 * votes of the same attack join the open check. The check is written first: if the process is killed in between, the
 * next sweep finds the same votes and holds them. Returns the number of new votes in the check.
 */
export async function openCheck(context: SweepContext, check: NewCheck): Promise<number> {
  const { creatorId, ideaIds, roundId, votes } = check;
  const known = await findOpen(context.db, check);
  const members = new Set(known?.account_ids);
  const added = votes.filter(({ accountId }) => !members.has(accountId));
  const stillCounted = votes.filter(({ state }) => state === 'counted');
  if (added.length === 0 && stillCounted.length === 0) return 0;
  const checkId = added.length === 0 ? known?.id : await writeCheck(context, check, added);
  if (checkId === undefined) return 0;
  if (check.isBurst) await startAttack(context, check);
  for (const ideaId of ideaIds) {
    const accountIds = stillCounted.filter((vote) => vote.ideaId === ideaId).map(({ accountId }) => accountId);
    if (accountIds.length === 0) continue;
    await holdVotes(context, { creatorId, ideaId, accountIds });
    // The creator may have decided to count the votes of this check meanwhile. Removing them finds held votes, too.
    const state = await readState(context.db, check, checkId);
    if (state === 'counted') await releaseVotes(context, { creatorId, ideaId, accountIds });
  }
  // If the creator decides to count them meanwhile, they count after the close.
  if (roundId !== undefined) {
    const accountIds = [...new Set(stillCounted.map(({ accountId }) => accountId))];
    await moveBallots(context.db, { creatorId, roundId, accountIds }, ['counted'], 'held');
  }
  return added.length;
}

type Key = Pick<NewCheck, 'creatorId' | 'boardId' | 'kind' | 'ideaIds'>;

async function findOpen(db: SweepContext['db'] | Transaction<Tables>, { creatorId, boardId, kind, ideaIds }: Key) {
  return await db
    .selectFrom('vote_checks')
    .select(['id', 'account_ids', 'figures', 'first_vote_at', 'releases_at'])
    .where('creator_id', '=', creatorId)
    .where('board_id', '=', boardId)
    .where('kind', '=', kind)
    .where('idea_ids', '=', sql<number[]>`${ideaIds}::bigint[]`)
    .where('state', '=', 'held')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** Adds the votes to the open check or to a new one, and returns its id. */
async function writeCheck(
  context: SweepContext,
  check: NewCheck,
  added: readonly RecentVote[],
): Promise<number | undefined> {
  const { creatorId, boardId, kind, ideaIds, roundId, signals, togetherSeconds, now } = check;
  const known = await findOpen(context.db, check);
  const accountIds = [...new Set([...(known?.account_ids ?? []), ...added.map(({ accountId }) => accountId)])];
  const times = added.map(({ votedAt }) => votedAt);
  const firstVoteAt = new Date(Math.min(...times, known?.first_vote_at.getTime() ?? Infinity));
  const lastVoteAt = new Date(Math.max(...times));
  const group = { creatorId, roundId, kind, ideaIds, accountIds, firstVoteAt, lastVoteAt, signals, togetherSeconds };
  const figures = await measureFigures(context.pool, group, known?.figures);
  const needed = Math.ceil(accountIds.length / provisionalShare);
  const { rows } = await context.pool.query<{ isEnough: boolean }>(hasVoters, [
    creatorId,
    boardId,
    firstVoteAt,
    needed,
    roundId ?? null,
  ]);
  const releasesAt =
    known?.releases_at ?? (rows[0]?.isEnough ? null : new Date(now.getTime() + provisionalHours * 60 * 60_000));
  const values = { account_ids: accountIds, figures, first_vote_at: firstVoteAt, last_vote_at: lastVoteAt };
  return await context.db.transaction().execute(async (transaction) => {
    if (!(await lockBoard(transaction, { creatorId, boardId }))) return undefined;
    const open = await findOpen(transaction, check);
    // The creator has decided, or another sweep came first: the next sweep judges again.
    if (open?.id !== known?.id) return undefined;
    const row = { ...values, releases_at: releasesAt, figures: JSON.stringify(figures) as unknown as typeof figures };
    const written = open
      ? await transaction
          .updateTable('vote_checks')
          .set(row)
          .where('creator_id', '=', creatorId)
          .where('board_id', '=', boardId)
          .where('id', '=', open.id)
          .where('state', '=', 'held')
          .returning('id')
          .executeTakeFirst()
      : await transaction
          .insertInto('vote_checks')
          .values({ creator_id: creatorId, board_id: boardId, kind, idea_ids: ideaIds, created_at: now, ...row })
          .returning('id')
          .executeTakeFirst();
    if (!written) return undefined;
    // The log is about votes on the chart: a round's page says how many of its votes are being checked.
    const votes = roundId === undefined ? added.length : 0;
    const logged = { creatorId, boardId, checkId: written.id, accountId: null, votes };
    await logChange(transaction, { ...logged, change: 'held', madeBy: 'detector' });
    return written.id;
  });
}

async function startAttack({ db }: SweepContext, { creatorId, ideaIds, now }: NewCheck): Promise<void> {
  await db
    .updateTable('ideas')
    .set({ attacked_at: now })
    .where('creator_id', '=', creatorId)
    .where('id', 'in', ideaIds)
    .where('attacked_at', 'is', null)
    .execute();
}

async function readState(db: SweepContext['db'], { creatorId, boardId }: NewCheck, id: number) {
  const row = await db
    .selectFrom('vote_checks')
    .select('state')
    .where('creator_id', '=', creatorId)
    .where('board_id', '=', boardId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.state;
}
