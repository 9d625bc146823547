import { follows } from './es/follows.ts';
import { weeks } from './es/weeks.ts';
import type { WeekTexts } from './texts.ts';

/** UI strings for the weekly chart and the follow button. */
export const texts: WeekTexts = { follows, weeks };
