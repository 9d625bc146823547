import { follows } from './en/follows.ts';
import { weeks } from './en/weeks.ts';

/** For the chart of the week, and for whoever wants to hear of it. */
export const texts = { follows, weeks };
