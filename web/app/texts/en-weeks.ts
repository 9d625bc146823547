import { follows } from './en/follows.ts';
import { weeks } from './en/weeks.ts';

/** UI strings for the weekly chart and the follow button. */
export const texts = { follows, weeks };
