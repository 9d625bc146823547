import { roadmap } from './es/roadmap.ts';
import type { RoadmapTexts } from './texts.ts';

/** UI strings for the roadmap page. */
export const texts: RoadmapTexts = { roadmap };
