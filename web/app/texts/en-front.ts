import { landing } from './en/landing.ts';

/** UI strings used only by the pages under pages/front.tsx. */
export const texts = { landing };
