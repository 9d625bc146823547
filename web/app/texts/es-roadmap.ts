import { roadmap } from './es/roadmap.ts';
import type { RoadmapTexts } from './texts.ts';

/** For the roadmap page. */
export const texts: RoadmapTexts = { roadmap };
