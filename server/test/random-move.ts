import fc from 'fast-check';

import type { Context } from '../src/context.ts';
import { isLockConflict } from '../src/platform/postgres/read-failure.ts';
import { holdVotes } from '../src/voting/holds/hold-votes.ts';
import { releaseVotes } from '../src/voting/holds/release-votes.ts';
import { voidVotes } from '../src/voting/holds/void-votes.ts';

const verbs = { hold: holdVotes, release: releaseVotes, void: voidVotes };

export type RandomMove = { kind: 'move'; verb: keyof typeof verbs; idea: number; voters: number[] };

/** Generates a step that holds, releases or voids the votes of some fans for one idea. */
export function randomMove(ideas: number, fans: number): fc.Arbitrary<RandomMove> {
  return fc.record({
    kind: fc.constant('move' as const),
    verb: fc.constantFrom<keyof typeof verbs>('hold', 'release', 'void'),
    idea: fc.nat(ideas - 1),
    voters: fc.subarray(
      Array.from({ length: fans }, (_, fan) => fan),
      { minLength: 1 },
    ),
  });
}

/** Takes the step. On a busy machine it may wait too long for a lock, and is then repeated. */
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
      if (!isLockConflict(error)) throw error;
    }
  }
}
