import type { Idea } from '@upnext/contract/boards/ideas';
import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { describeIdea } from './describe-idea.ts';
import { selectNear } from './sql.ts';

const farthest = 2;
const mostOthers = 3;

type Near = { idea: Idea | undefined; neighbours: Idea[]; others: Idea[] };

/**
 * An idea with its place, its neighbours on the chart, and up to three other ideas: those with the most votes that aren't
 * neighbours, then neighbours. The idea is undefined if it is not on the chart.
 */
export async function readNear(pool: pg.Pool, creatorId: number, boardId: number, ideaId: number): Promise<Near> {
  const ideas = (await runNamed(pool, selectNear, [creatorId, boardId, ideaId])).map(describeIdea);
  const idea = ideas.find(({ id }) => id === ideaId);
  const isNear = (other: Idea) => Math.abs(placeOf(other) - placeOf(idea)) <= farthest;
  const rest = ideas.filter(({ id }) => id !== ideaId);
  const neighbours = rest.filter(isNear);
  const others = [...rest.filter((other) => !isNear(other)), ...neighbours].slice(0, mostOthers);
  return { idea, neighbours, others: others.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}

function placeOf(idea: Idea | undefined): number {
  return idea?.position.current ?? Number.NaN;
}
