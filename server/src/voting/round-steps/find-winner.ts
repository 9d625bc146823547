import type { PickFrom } from '@upnext/contract/voting/round-fields';

type Contender = { idea_id: number; votes: number; is_removed: boolean };

/** Places by votes, without removed ideas. Ideas with as many votes share a place. */
export function placesOf(candidates: readonly Contender[]): Map<number, number> {
  const present = candidates.filter(({ is_removed: isRemoved }) => !isRemoved);
  return new Map(present.map(({ idea_id: id, votes }) => [id, 1 + present.filter((one) => one.votes > votes).length]));
}

/**
 * Returns the winner, or the ideas that the creator picks the winner from. Ideas without votes don't win. A tie is not
 * broken by age or chance.
 */
export function findWinner(
  candidates: readonly Contender[],
  pickFrom: PickFrom,
): { winnerId: number | null; pickable: number[] } {
  const places = placesOf(candidates);
  const lastPlace = pickFrom === 'tie' ? 1 : 3;
  const eligible = candidates
    .filter(({ idea_id: id, votes }) => votes > 0 && (places.get(id) ?? Infinity) <= lastPlace)
    .map(({ idea_id: id }) => id);
  return eligible.length > 1 ? { winnerId: null, pickable: eligible } : { winnerId: eligible[0] ?? null, pickable: [] };
}
