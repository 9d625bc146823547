import { reports } from './en/reports.ts';

/** UI strings for the report dialog, which is loaded on demand. */
export const texts = { reports };
