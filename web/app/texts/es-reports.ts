import { reports } from './es/reports.ts';
import type { ReportsTexts } from './texts.ts';

/** UI strings for the report dialog, which is loaded on demand. */
export const texts: ReportsTexts = { reports };
