import { reports } from './es/reports.ts';
import type { ReportsTexts } from './texts.ts';

/** For the report dialog, which is loaded on demand. */
export const texts: ReportsTexts = { reports };
