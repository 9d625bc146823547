import * as z from 'zod/mini';

import { limits } from '../limits.ts';
import { text } from '../text.ts';

/** `username` or `username~slug`: see board-handle.ts. */
export const BoardHandle = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{3,50}(?:~[A-Za-z0-9-]{1,40})?$/, { error: 'username.invalid' }));

export const BoardParams = z.object({ username: BoardHandle });

/**
 * The board that a request applies to: the caller's own board, or one where the caller is a team member. Defaults to
 * the caller's own main board.
 */
export const BoardChoice = z.object({ board: z.optional(BoardHandle) });

/** Slugs that are reserved because they are, or may become, pages under a creator's username. */
const reserved = new Set(
  `about admin api archive archived auth board boards chart embed explore fairness feed feeds follow history idea ideas
  insights invite live main made new overlay public review roadmap rounds rss settings share stage stream suggest
  suggestions team teams vote votes week weeks`.split(/\s+/),
);

export const BoardSlug = text({ name: 'board_slug', min: 1, max: limits.boardSlugMax }).check(
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'board_slug.invalid' }),
  z.refine((slug) => !reserved.has(slug), { error: 'board_slug.reserved' }),
);

export const BoardName = text({ name: 'board_name', min: 1, max: limits.boardNameMax });
