import type { Idea } from '@upnext/contract/boards/ideas';
import type { Climber, Insights } from '@upnext/contract/reach/insights';

import type { AuthorizedBoard } from '../../boards/boards/require-right.ts';
import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { selectCloses, selectFirstPlaces, selectPlaces, type PlaceRow } from './sql.ts';

const mostRacers = 8;
const mostClimbers = 5;

/** The daily places of today's top ideas, and the ideas on the first page that climbed the most. */
export async function readRace(
  context: Context,
  { creatorId, boardId, handle }: AuthorizedBoard,
  range: string[],
): Promise<Pick<Insights, 'race' | 'climbers'>> {
  const { page } = await context.boardStore.read(handle);
  const ideas = page.ideas;
  const board = [creatorId, boardId];
  const closes = await runNamed(context.pool, selectCloses, [...board, range[0]]);
  const closedOn = closes.map((close) => close.closed_on);
  const [first] = closedOn;
  const racers = ideas.slice(0, mostRacers);
  if (first === undefined)
    return { race: racers.map((idea) => racer(idea, range, [], [])), climbers: climbersOf(ideas, []) };

  const idsOf = (some: Idea[]): number[] => some.map(({ id }) => id);
  const places = await runNamed(context.pool, selectPlaces, [...board, idsOf(racers), first]);
  const began = await runNamed(context.pool, selectFirstPlaces, [...board, idsOf(ideas), first]);
  return { race: racers.map((idea) => racer(idea, range, closedOn, places)), climbers: climbersOf(ideas, began) };
}

/**
 * A day without a close gets the place from the last close before it. The last day is not over yet, so it gets the
 * current place.
 */
function racer({ id, title, position }: Idea, range: string[], closedOn: string[], places: PlaceRow[]) {
  const placeOn = new Map(places.filter(({ idea_id }) => idea_id === id).map((row) => [row.closed_on, row.position]));
  const past = range.slice(0, -1).map((day) => {
    const close = closedOn.findLast((closed) => closed <= day);
    return (close !== undefined && placeOn.get(close)) || null;
  });
  return { id, title, places: [...past, position.current] };
}

/**
 * Climbs are measured from the start of the range, or from the first close that includes the idea. Ideas that are not
 * in any close yet rank last.
 */
function climbersOf(ideas: Idea[], began: PlaceRow[]): Climber[] {
  const beginOf = new Map(began.map((row) => [row.idea_id, row]));
  const climbed = ({ from, to }: Climber): number => (from === null ? 0.5 : from - to);
  return ideas
    .map(({ id, title, votes, position }): Climber => {
      const begin = beginOf.get(id);
      const votesGained = Math.max(0, votes - (begin?.votes ?? 0));
      return { id, title, from: begin?.position ?? null, to: position.current ?? ideas.length, votesGained };
    })
    .filter((idea) => climbed(idea) > 0 && idea.votesGained > 0)
    .toSorted((a, b) => climbed(b) - climbed(a) || b.votesGained - a.votesGained)
    .slice(0, mostClimbers);
}
