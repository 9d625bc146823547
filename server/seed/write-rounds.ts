import type { ClientBase } from 'pg';

import { day, type DemoClock, hour, isoTime } from './demo-clock.ts';
import type { AccountIds } from './write-accounts.ts';
import type { WrittenBoard } from './write-boards.ts';
import type { IdeaIds } from './write-ideas.ts';

type DemoRound = {
  creator: string;
  number: number;
  question: string;
  /** The places on the chart of its ideas, each with its votes. */
  votes: Record<number, number>;
  opensAt: number;
  closesAt: number;
  hidesCounts: boolean;
};

/** A finished round, one that ended in a tie and waits for the creator's pick, and two open ones. */
function rounds({ now, midnight }: DemoClock): DemoRound[] {
  const lastWeek = midnight - 4 * day + 20 * hour;
  return [
    {
      creator: 'LanternPixel',
      number: 1,
      question: 'What do we film on Friday?',
      votes: { 1: 301, 2: 228, 3: 69, 4: 34, 5: 461, 6: 121 },
      opensAt: lastWeek - 4 * day,
      closesAt: lastWeek,
      hidesCounts: true,
    },
    {
      creator: 'LanternPixel',
      number: 2,
      question: 'Which story do we tell at the festival?',
      votes: { 2: 84, 4: 31, 7: 84, 8: 52 },
      opensAt: now - 3 * day,
      closesAt: now - 20 * hour,
      hidesCounts: true,
    },
    {
      creator: 'LanternPixel',
      number: 3,
      question: 'What goes into the next devlog?',
      votes: { 1: 212, 2: 160, 3: 140, 4: 131, 5: 198, 6: 185 },
      opensAt: now - 68 * hour,
      closesAt: now + 28.2 * hour,
      hidesCounts: true,
    },
    {
      creator: 'frame_perfect_ana',
      number: 1,
      question: 'Which run do I practise on Sunday’s stream?',
      votes: { 1: 96, 2: 131, 3: 40, 4: 12 },
      opensAt: now - 20 * hour,
      closesAt: now + 5.4 * hour,
      hidesCounts: false,
    },
  ];
}

export async function writeRounds(
  client: ClientBase,
  boards: readonly WrittenBoard[],
  fans: readonly string[],
  ids: AccountIds,
  ideaIds: IdeaIds,
  clock: DemoClock,
): Promise<void> {
  const voters = fans.map((fan) => ids.get(fan)!);
  for (const round of rounds(clock)) {
    const board = boards.find(({ creator }) => creator.username === round.creator)!;
    const places = Object.keys(round.votes).map(Number);
    const candidates = places.map((place) => ideaIds.get(board.ideas[place - 1]!)!);
    const votes = Object.values(round.votes);
    const most = Math.max(...votes);
    const isOver = round.closesAt < clock.now;
    const leaders = candidates.filter((_, at) => votes[at] === most);
    const choices = votes.flatMap((count, at) => Array.from({ length: count }, () => candidates[at]!));
    await client.query(
      `WITH round AS (
         INSERT INTO rounds (creator_id, board_id, number, question, state, opens_at, closes_at, votes_per_person,
           hides_counts, is_shuffled, pick_from, idea_ids, held_ballots, winner_id, created_at)
         VALUES ($1, $2, $3, $4, $5::round_state, $6, $7, 'one', $8, $8, 'tie', $9, CASE WHEN $5::round_state = 'final' THEN 0 END, $10, $6)
         RETURNING creator_id, id, state, closes_at),
       candidates AS (
         INSERT INTO round_candidates (creator_id, round_id, idea_id, number, title)
         SELECT $1, round.id, c.id, c.number, i.title FROM round, unnest($9::bigint[]) WITH ORDINALITY AS c (id, number)
         JOIN ideas i ON i.creator_id = $1 AND i.id = c.id),
       counts AS (
         INSERT INTO round_counts (creator_id, round_id, idea_id, votes)
         SELECT $1, round.id, c.id, c.votes FROM round,
           unnest($9::bigint[] || 0::bigint, $11::bigint[] || cardinality($12::bigint[])::bigint) AS c (id, votes)),
       frozen AS (
         UPDATE ideas SET open_rounds = open_rounds + 1
         WHERE creator_id = $1 AND id = ANY($9) AND $5::round_state = 'open'),
       ballots AS (
         INSERT INTO round_ballots (creator_id, round_id, account_id, idea_ids, state, cast_at, source)
         SELECT $1, round.id, b.account, ARRAY[b.idea], 'counted', $6,
           (ARRAY['youtube.com', 'direct', 'youtube.com', 'x.com', 'discord.com', 'youtube.com', NULL])[1 + b.account % 7]
         FROM round, unnest($12::bigint[], $13::bigint[]) AS b (idea, account))
       SELECT CASE WHEN state = 'open'
         THEN graphile_worker.add_job(task, json_build_object('creatorId', creator_id, 'roundId', id),
           job_key => 'round-' || id, run_at => closes_at)
         ELSE graphile_worker.add_job(task, json_build_object('creatorId', creator_id, 'roundId', id)) END
       FROM round, unnest(CASE WHEN state = 'open' THEN ARRAY['advance-round'] ELSE ARRAY['publish-ballots', 'measure-round'] END) AS task`,
      [
        board.creatorId,
        board.boardId,
        round.number,
        round.question,
        isOver ? 'final' : 'open',
        isoTime(round.opensAt),
        isoTime(round.closesAt),
        round.hidesCounts,
        candidates,
        isOver && leaders.length === 1 ? leaders[0] : null,
        votes,
        choices,
        voters.slice(0, choices.length),
      ],
    );
  }
  await writeChatVotes(client, ids.get('LanternPixel')!);
}

/** The chat voted in the first round. No open round counts chat votes, so the demo doesn't connect to Twitch. */
async function writeChatVotes(client: ClientBase, creatorId: number): Promise<void> {
  const channel = 'lanternpixel_demo';
  await client.query('UPDATE boards SET twitch_channel = $2 WHERE creator_id = $1 AND is_main', [creatorId, channel]);
  await client.query(
    `WITH round AS (UPDATE rounds SET twitch_channel = $2 WHERE creator_id = $1 AND number = 1 RETURNING creator_id, id)
     UPDATE round_candidates c SET chat_votes = ($3::int[])[c.number] FROM round r
     WHERE c.creator_id = r.creator_id AND c.round_id = r.id`,
    [creatorId, channel, [88, 143, 20, 6, 119, 37]],
  );
}
