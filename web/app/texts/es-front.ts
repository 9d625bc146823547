import { landing } from './es/landing.ts';
import type { FrontTexts } from './texts.ts';

/** For the pages under pages/front.tsx alone. */
export const texts: FrontTexts = { landing };
