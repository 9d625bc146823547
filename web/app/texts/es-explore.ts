import { explore } from './es/explore.ts';
import type { ExploreTexts } from './texts.ts';

/** UI strings for the Explore page. */
export const texts: ExploreTexts = { explore };
