import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { Cursor, IdParams } from '../fields.ts';
import { Creator } from '../identity/accounts.ts';
import { limits } from '../limits.ts';
import { text } from '../text.ts';
import { isWebAddress } from '../web-address.ts';
import { BoardParams } from './board-address.ts';
import { BoardLabel } from './boards.ts';
import { Idea } from './ideas.ts';

export const PieceUrl = z.string({ error: 'url.invalid' }).check(
  z.trim(),
  z.refine((value) => value.length <= limits.urlMax && value.isWellFormed() && isWebAddress(value), {
    error: 'url.invalid',
  }),
);

export const NotPlannedReason = text({
  name: 'not_planned_reason',
  min: 1,
  max: limits.notPlannedReasonMax,
  multiline: true,
});

/** A change to an idea's stage, forward or backward. */
export const StageChange = z.discriminatedUnion('stage', [
  z.object({ stage: z.enum(['open', 'planned', 'in-progress']) }),
  z.object({ stage: z.literal('made'), pieceUrl: PieceUrl }),
  z.object({ stage: z.literal('not-planned'), reason: NotPlannedReason }),
]);
export type StageChange = z.infer<typeof StageChange>;

export const changeStage = endpoint({
  method: 'PUT',
  path: '/api/ideas/:id/stage',
  summary: 'Change the stage of a published idea. Voting ends when it is made or not planned',
  right: 'edit',
  params: IdParams,
  body: StageChange,
  status: 200,
  reply: Idea,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'idea_not_found',
    'board_full',
    'too_many_requests',
  ],
});

/** A roadmap's lanes, in display order. */
export const RoadmapStage = z.enum(['in-progress', 'planned', 'made', 'not-planned']);
export type RoadmapStage = z.infer<typeof RoadmapStage>;

export const RoadmapLane = z.object({ stage: RoadmapStage, ideas: z.array(Idea), nextCursor: z.nullable(Cursor) });
export type RoadmapLane = z.infer<typeof RoadmapLane>;

export const Roadmap = z.object({ creator: Creator, board: z.optional(BoardLabel), lanes: z.array(RoadmapLane) });
export type Roadmap = z.infer<typeof Roadmap>;

export const getRoadmap = endpoint({
  method: 'GET',
  path: '/api/creators/:username/roadmap',
  summary: `Get the roadmap of a board: planned, in progress, made and not planned, newest first, ${limits.explorePerPage} of each`,
  params: BoardParams,
  status: 200,
  reply: Roadmap,
  errors: ['invalid_input', 'board_not_found'],
});

export const getLane = endpoint({
  method: 'GET',
  path: '/api/creators/:username/roadmap/:stage',
  summary: 'List one stage of a roadmap, page by page',
  params: z.extend(BoardParams, { stage: RoadmapStage }),
  // The cursor is `<milliseconds>-<idea id>` of the last idea on the previous page.
  query: z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,15}-\d{1,15}$/, { error: 'value.invalid' }))) }),
  status: 200,
  reply: RoadmapLane,
  errors: ['invalid_input', 'board_not_found'],
});
