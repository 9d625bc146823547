import type { ChartSort } from '@upnext/contract/boards/boards';
import type { Idea, Position } from '@upnext/contract/boards/ideas';
import { ideasPerPage } from '@upnext/contract/chart-limits';
import type { LiveMessage } from '@upnext/contract/voting/live';

import { inOrder, knownOf, type KnownBoard } from './known-board.ts';

/** Applies a message's counts and holds its places for `showPlaces`. Ignores messages older than the numbers shown. */
export function mergeLive(page: KnownBoard, { version, totalVotes, rows }: LiveMessage): KnownBoard {
  const known = knownOf(page);
  if (version <= known.numbers) return page;
  const changed = new Map(rows.map((row) => [row.id, row]));
  const held = { ...known.held };
  const ideas = page.ideas.map((idea) => {
    const row = changed.get(idea.id);
    if (!row) return idea;
    if (isSame(row.position, idea.position)) delete held[idea.id];
    else held[idea.id] = row.position;
    // The viewer's own vote may be applied before the message that includes it arrives.
    return version < (known.own[idea.id] ?? 0) ? idea : { ...idea, votes: row.votes };
  });
  const leaderVotes = rows.find(({ position }) => position.current === 1)?.votes ?? page.board.leaderVotes;
  return {
    ...page,
    board: version < page.board.version ? page.board : { ...page.board, version, totalVotes, leaderVotes },
    ideas,
    known: { ...known, numbers: version, held },
  };
}

export function hasHeldPlaces(page: KnownBoard): boolean {
  return Object.keys(knownOf(page).held).length > 0;
}

export function showPlaces(page: KnownBoard, sort: ChartSort): KnownBoard {
  if (!hasHeldPlaces(page)) return page;
  const known = knownOf(page);
  const ideas = page.ideas.map((idea) => ({ ...idea, position: known.held[idea.id] ?? idea.position }));
  return { ...page, ideas: inOrder(ideas, sort), known: { ...known, held: {} } };
}

/** Messages cover only the first page of the chart. If more ideas are shown, they must be refetched. */
export function showsMoreThanMessages({ ideas }: KnownBoard): boolean {
  return ideas.some(({ position }) => (position.current ?? 0) > ideasPerPage);
}

/** The idea with the best place among those that climbed. */
export function highestClimber(before: KnownBoard, now: KnownBoard): Idea | undefined {
  const places = new Map(before.ideas.map(({ id, position }) => [id, position.current]));
  const climbers = now.ideas.filter(({ id, position }) => (position.current ?? Infinity) < (places.get(id) ?? 0));
  return inOrder(climbers, 'chart')[0];
}

function isSame(a: Position, b: Position): boolean {
  return a.current === b.current && a.previous === b.previous;
}
