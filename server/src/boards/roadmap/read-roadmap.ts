import type { Idea } from '@upnext/contract/boards/ideas';
import { RoadmapStage, type Roadmap, type RoadmapLane } from '@upnext/contract/boards/roadmap';
import { limits } from '@upnext/contract/limits';

import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { labelOf } from '../boards/read-board.ts';
import { describeIdea } from '../chart/describe-idea.ts';
import { selectLanes } from './sql.ts';

/** All lanes of a board's roadmap, with the first page of each. */
export async function readRoadmap(context: Context, handle: string): Promise<Roadmap> {
  const { creator, board } = (await context.boardStore.read(handle)).page;
  return { creator, ...labelOf(board), lanes: await readLanes(context, creator.id, board.id, RoadmapStage.options) };
}

/** The next page of one lane. The cursor is `<milliseconds>-<idea id>` of the last idea seen. */
export async function readLane(
  context: Context,
  handle: string,
  stage: RoadmapStage,
  cursor: string | undefined,
): Promise<RoadmapLane> {
  const { creator, board } = (await context.boardStore.read(handle)).page;
  const [lane] = await readLanes(context, creator.id, board.id, [stage], cursor);
  return lane ?? describeLane(stage, []);
}

async function readLanes(
  { pool }: Context,
  creatorId: number,
  boardId: number,
  stages: RoadmapStage[],
  cursor = '8640000000000000-0',
): Promise<RoadmapLane[]> {
  const [milliseconds, ideaId] = cursor.split('-').map(Number);
  const rows = await runNamed(pool, selectLanes, [creatorId, boardId, stages, new Date(milliseconds ?? 0), ideaId]);
  const ideas = Map.groupBy(rows.map(describeIdea), ({ stage }) => stage);
  return stages.map((stage) => describeLane(stage, ideas.get(stage) ?? []));
}

function describeLane(stage: RoadmapStage, ideas: Idea[]): RoadmapLane {
  const shown = ideas.slice(0, limits.explorePerPage);
  const last = shown.at(-1);
  const more = ideas.length > shown.length && last?.stagedAt !== undefined;
  return { stage, ideas: shown, nextCursor: more ? `${Date.parse(last.stagedAt ?? '')}-${last.id}` : null };
}
