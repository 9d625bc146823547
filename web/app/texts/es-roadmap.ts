import { roadmap } from './es/roadmap.ts';
import type { RoadmapTexts } from './texts.ts';

/** For a creator's roadmap. */
export const texts: RoadmapTexts = { roadmap };
