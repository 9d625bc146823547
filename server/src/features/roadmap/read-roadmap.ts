import { limits } from '@upnext/contract/limits';
import { RoadmapStage, type Roadmap, type RoadmapLane } from '@upnext/contract/roadmap';

import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { boardStore } from '../boards/board-store.ts';
import { describeIdea } from '../chart/describe-idea.ts';
import { selectLanes } from './sql.ts';

type Wanted = { stage?: RoadmapStage | undefined; cursor?: string | undefined };

/** What is planned, in the making, made and set aside, or one of these. The cursor is `<milliseconds>-<idea>`. */
export async function readRoadmap(context: Context, username: string, { stage, cursor }: Wanted): Promise<Roadmap> {
  const { creator, board } = (await boardStore(context).read(username)).page;
  const stages = stage ? [stage] : RoadmapStage.options;
  const [milliseconds, ideaId] = (cursor ?? '8640000000000000-0').split('-').map(Number);
  const rows = await runNamed(context.pool, selectLanes, [
    creator.id,
    board.id,
    stages,
    new Date(milliseconds ?? 0),
    ideaId,
  ]);
  const ideas = rows.map(describeIdea);
  return {
    creator,
    lanes: stages.map((one) =>
      lane(
        one,
        ideas.filter((idea) => idea.stage === one),
      ),
    ),
  };
}

function lane(stage: RoadmapStage, ideas: RoadmapLane['ideas']): RoadmapLane {
  const shown = ideas.slice(0, limits.explorePerPage);
  const last = shown.at(-1);
  const more = ideas.length > shown.length && last?.stagedAt !== undefined;
  return { stage, ideas: shown, nextCursor: more ? `${Date.parse(last.stagedAt ?? '')}-${last.id}` : null };
}
