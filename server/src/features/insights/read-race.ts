import type { Idea } from '@upnext/contract/ideas';
import type { Climber, Insights } from '@upnext/contract/insights';

import type { Actor, Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { boardStore } from '../boards/board-store.ts';
import { selectCloses, selectPlaces, type PlaceRow } from './sql.ts';

const mostRacers = 8;
const mostClimbers = 5;

/** How the first of today's chart got there, and who of the first hundred climbed the most. */
export async function readRace(
  context: Context,
  { accountId, username }: Actor,
  range: string[],
): Promise<Pick<Insights, 'race' | 'climbers'>> {
  const { page } = await boardStore(context).read(username);
  const ideas = page.ideas;
  const board = [accountId, page.board.id];
  const closes = await runNamed(context.pool, selectCloses, [...board, range[0]]);
  const closedOn = closes.map((close) => close.closed_on);
  const [first] = closedOn;
  if (first === undefined)
    return { race: ideas.slice(0, mostRacers).map((idea) => racer(idea, range, [], [])), climbers: [] };

  const racers = ideas.slice(0, mostRacers);
  const idsOf = (some: Idea[]): number[] => some.map(({ id }) => id);
  const places = await runNamed(context.pool, selectPlaces, [...board, idsOf(racers), first, closedOn.at(-1)]);
  const before = await runNamed(context.pool, selectPlaces, [...board, idsOf(ideas), first, first]);
  return { race: racers.map((idea) => racer(idea, range, closedOn, places)), climbers: climbersOf(ideas, before) };
}

/** A day without a close of its own left the chart as the close before did; the last day is not over yet. */
function racer({ id, title, position }: Idea, range: string[], closedOn: string[], places: PlaceRow[]) {
  const placeOn = new Map(places.filter(({ idea_id }) => idea_id === id).map((row) => [row.closed_on, row.position]));
  const past = range.slice(0, -1).map((day) => {
    const close = closedOn.findLast((closed) => closed <= day);
    return (close !== undefined && placeOn.get(close)) || null;
  });
  return { id, title, places: [...past, position.current] };
}

function climbersOf(ideas: Idea[], before: PlaceRow[]): Climber[] {
  const then = new Map(before.map((row) => [row.idea_id, row]));
  return ideas
    .map(({ id, title, votes, position }) => {
      const was = then.get(id);
      // What entered meanwhile came from behind everybody who was there.
      const climbed = (was?.position ?? before.length + 1) - (position.current ?? Infinity);
      const votesGained = Math.max(0, votes - (was?.votes ?? 0));
      return { climbed, climber: { id, title, from: was?.position ?? null, to: position.current ?? 0, votesGained } };
    })
    .filter(({ climbed, climber }) => climbed > 0 && climber.votesGained > 0)
    .toSorted((a, b) => b.climbed - a.climbed || b.climber.votesGained - a.climber.votesGained)
    .slice(0, mostClimbers)
    .map(({ climber }) => climber);
}
