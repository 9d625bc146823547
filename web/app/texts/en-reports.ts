import { reports } from './en/reports.ts';

/** For the report dialog, which is loaded on demand. */
export const texts = { reports };
