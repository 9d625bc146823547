import fc from 'fast-check';

import type { Context } from '../src/context.ts';
import { isTransientFailure } from '../src/platform/postgres/read-failure.ts';
import { holdVotes, releaseVotes, voidVotes, type VoteGroup } from '../src/voting/holds/move-votes.ts';

/** While an idea is attacked, new votes for it are held. */
const setAttacked =
  (isAttacked: boolean) =>
  async ({ db }: Pick<Context, 'db'>, { creatorId, ideaId }: VoteGroup): Promise<number> => {
    const change = { attacked_at: isAttacked ? new Date() : null };
    await db.updateTable('ideas').set(change).where('creator_id', '=', creatorId).where('id', '=', ideaId).execute();
    return 0;
  };

const verbs = {
  hold: holdVotes,
  release: releaseVotes,
  void: voidVotes,
  attack: setAttacked(true),
  calm: setAttacked(false),
};

export type RandomMove = { kind: 'move'; verb: keyof typeof verbs; idea: number; voters: number[] };

/** Generates a step that holds, releases or voids the votes of some fans for one idea, or holds its new votes. */
export function randomMove(ideas: number, fans: number): fc.Arbitrary<RandomMove> {
  return fc.record({
    kind: fc.constant('move' as const),
    verb: fc.constantFrom<keyof typeof verbs>('hold', 'hold', 'release', 'release', 'void', 'attack', 'calm'),
    idea: fc.nat(ideas - 1),
    voters: fc.subarray(
      Array.from({ length: fans }, (_, fan) => fan),
      { minLength: 1 },
    ),
  });
}

/** Takes the step. On a busy machine it may wait too long for a lock or a connection, and is then repeated. */
export async function moveAtRandom(
  context: Context,
  creatorId: number,
  ideas: number[],
  fans: { id: number }[],
  { verb, idea, voters }: RandomMove,
) {
  const group = { creatorId, ideaId: ideas[idea] ?? 0, accountIds: voters.map((fan) => fans[fan]?.id ?? 0) };
  for (;;) {
    try {
      const moved = await verbs[verb](context, group);
      return { status: 200, error: { code: 'none' }, moved };
    } catch (error) {
      if (!isTransientFailure(error)) throw error;
    }
  }
}
