import type { VoteCheckFigures } from '@upnext/contract/voting/vote-check-figures';
import type { ClientBase } from 'pg';

import { day, type DemoClock, hour, isoTime } from './demo-clock.ts';
import type { WrittenBoard } from './write-boards.ts';
import type { IdeaIds } from './write-ideas.ts';

const minute = hour / 60;
const attacked = 'SalYCiencia';

type Attack = {
  kind: 'group' | 'lockstep';
  /** The places on the chart of the ideas that the votes are for. */
  places: number[];
  accounts: number;
  endsAt: number;
  minutes: number;
  figures: (startsAt: number) => VoteCheckFigures;
  state: 'held' | 'removed';
};

/** A day with changes to votes on hold, without their checks. */
type Quiet = { daysAgo: number; held: number; restored: number };

/**
 * Bought votes on one board: a group and a lockstep check that wait for a decision, a group that the creator removed, and
 * a few votes whose voters verified. The accounts exist only for this.
 */
export async function writeChecks(
  client: ClientBase,
  boards: readonly WrittenBoard[],
  ideaIds: IdeaIds,
  clock: DemoClock,
): Promise<void> {
  const board = boards.find(({ creator }) => creator.username === attacked)!;
  const ideaAt = (place: number) => ideaIds.get(board.ideas[place - 1]!)!;
  for (const [number, attack] of attacks(clock).entries()) {
    const accounts = await writeBots(client, number, attack);
    const ideas = attack.places.map(ideaAt);
    await writeBoughtVotes(client, board.creatorId, ideas, accounts, attack);
    await writeCheck(client, board, ideas, accounts, attack);
  }
  for (const { daysAgo, held, restored } of quietDays) {
    const at = isoTime(clock.midnight - daysAgo * day + 15 * hour);
    await writeLog(client, board, null, [
      { change: 'held', madeBy: 'detector', votes: held, at },
      { change: 'counted', madeBy: 'voter', votes: restored, at },
    ]);
  }
}

const quietDays: Quiet[] = [
  { daysAgo: 3, held: 12, restored: 12 },
  { daysAgo: 5, held: 6, restored: 6 },
];

function attacks({ now }: DemoClock): Attack[] {
  return [
    {
      kind: 'group',
      places: [6],
      accounts: 140,
      endsAt: now - 26 * hour,
      minutes: 24,
      state: 'removed',
      figures: (startsAt) => ({
        accounts: 140,
        newAccounts: { count: 140, withinMinutes: 31 },
        singleVotes: 140,
        verified: 0,
        scripted: 140,
        isRegular: true,
        plot: plot(startsAt, 6, [31, 38, 36, 35]),
      }),
    },
    {
      kind: 'lockstep',
      places: [3, 7, 8],
      accounts: 23,
      endsAt: now - 20 * hour,
      minutes: 180,
      state: 'held',
      figures: (startsAt) => ({
        accounts: 23,
        verified: 4,
        togetherSeconds: 110,
        networks: 2,
        plot: plot(startsAt, 30, [4, 0, 6, 3, 7, 3]),
      }),
    },
    {
      kind: 'group',
      places: [4],
      accounts: 62,
      endsAt: now - 40 * minute,
      minutes: 9,
      state: 'held',
      figures: (startsAt) => ({
        accounts: 62,
        newAccounts: { count: 62, withinMinutes: 9 },
        singleVotes: 62,
        verified: 0,
        devices: 11,
        plot: plot(startsAt, 3, [18, 28, 16]),
      }),
    },
  ];
}

const othersAround = [3, 2, 4, 3, 5, 4, 3, 5, 4];

/** Bars of `periodMinutes` minutes: the usual votes, and the bought ones in the middle. */
function plot(startsAt: number, periodMinutes: number, held: number[]): VoteCheckFigures['plot'] {
  const around = othersAround.map((others) => ({ held: 0, others }));
  return {
    startsAt: isoTime(startsAt - around.length * periodMinutes * minute),
    periodSeconds: periodMinutes * 60,
    periods: [...around, ...held.map((count, place) => ({ held: count, others: 3 + (place % 3) })), ...around],
    usual: 4.2,
  };
}

async function writeBots(client: ClientBase, number: number, { accounts, endsAt, minutes }: Attack): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO accounts (username, role, created_at)
     SELECT 'bought_' || $1 || '_' || n, 'audience', $2::timestamptz + n * interval '1 second' FROM generate_series(1, $3::int) n
     RETURNING id`,
    [number, isoTime(endsAt - (minutes + 5) * minute), accounts],
  );
  return rows.map(({ id }) => Number(id));
}

async function writeBoughtVotes(
  client: ClientBase,
  creatorId: number,
  ideas: number[],
  accounts: number[],
  { endsAt, minutes, state }: Attack,
): Promise<void> {
  await client.query(
    `INSERT INTO votes (creator_id, idea_id, account_id, voted_at, state)
     SELECT $1, idea, account, $4::timestamptz - make_interval(secs => $5::float8 * 60 * (1 - (n - 1)::float8 / cardinality($3))),
       $6::vote_state
     FROM unnest($2::bigint[]) idea, unnest($3::bigint[]) WITH ORDINALITY AS a(account, n)`,
    [creatorId, ideas, accounts, isoTime(endsAt), minutes, state === 'held' ? 'held' : 'void'],
  );
  if (state === 'held')
    await client.query('UPDATE ideas SET held_votes = held_votes + $3 WHERE creator_id = $1 AND id = ANY($2)', [
      creatorId,
      ideas,
      accounts.length,
    ]);
}

async function writeCheck(
  client: ClientBase,
  board: WrittenBoard,
  ideas: number[],
  accounts: number[],
  { kind, figures, endsAt, minutes, state }: Attack,
): Promise<void> {
  const startsAt = endsAt - minutes * minute;
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO vote_checks (creator_id, board_id, kind, idea_ids, account_ids, figures, first_vote_at, last_vote_at, state, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $9, $8::timestamptz) RETURNING id`,
    [
      board.creatorId,
      board.boardId,
      kind,
      ideas,
      accounts,
      figures(startsAt),
      isoTime(startsAt),
      isoTime(endsAt),
      state,
    ],
  );
  const votes = ideas.length * accounts.length;
  const log: LogEntry[] = [{ change: 'held', madeBy: 'detector', votes, at: isoTime(endsAt) }];
  if (state === 'removed') log.push({ change: 'removed', madeBy: 'creator', votes, at: isoTime(endsAt + 2 * hour) });
  await writeLog(client, board, Number(rows[0]?.id), log);
}

type LogEntry = { change: string; madeBy: 'detector' | 'creator' | 'voter'; votes: number; at: string };

async function writeLog(
  client: ClientBase,
  { creatorId, boardId }: WrittenBoard,
  checkId: number | null,
  entries: LogEntry[],
): Promise<void> {
  await client.query(
    `INSERT INTO vote_check_log (creator_id, board_id, check_id, change, made_by, account_id, votes, day, created_at)
     SELECT $1, $2, $3, change, "madeBy", CASE WHEN "madeBy" = 'creator' THEN $1::bigint END, votes,
       (at AT TIME ZONE 'UTC')::date, at
     FROM json_to_recordset($4) AS l (change text, "madeBy" text, votes bigint, at timestamptz)`,
    [creatorId, boardId, checkId, JSON.stringify(entries)],
  );
}
