import { reports } from './en/reports.ts';

/** For the few who report something. */
export const texts = { reports };
