import { follows } from './es/follows.ts';
import { weeks } from './es/weeks.ts';
import type { WeekTexts } from './texts.ts';

/** For the weekly chart and the follow button. */
export const texts: WeekTexts = { follows, weeks };
