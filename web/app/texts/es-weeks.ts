import { follows } from './es/follows.ts';
import { weeks } from './es/weeks.ts';
import type { WeekTexts } from './texts.ts';

/** For the chart of the week, and for whoever wants to hear of it. */
export const texts: WeekTexts = { follows, weeks };
