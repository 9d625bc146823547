import { fairness } from './en/fairness.ts';

/** UI strings for the public page about checked votes. */
export const texts = { fairness };
