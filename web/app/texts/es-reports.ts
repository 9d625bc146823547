import { reports } from './es/reports.ts';
import type { ReportsTexts } from './texts.ts';

/** For the few who report something. */
export const texts: ReportsTexts = { reports };
