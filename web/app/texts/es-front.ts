import { landing } from './es/landing.ts';
import type { FrontTexts } from './texts.ts';

/** UI strings used only by the pages under pages/front.tsx. */
export const texts: FrontTexts = { landing };
