import { landing } from './es/landing.ts';
import type { FrontTexts } from './texts.ts';

/** Only for the pages under pages/front.tsx. */
export const texts: FrontTexts = { landing };
