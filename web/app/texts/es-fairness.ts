import { fairness } from './es/fairness.ts';
import type { FairnessTexts } from './texts.ts';

/** UI strings for the public page about checked votes. */
export const texts: FairnessTexts = { fairness };
