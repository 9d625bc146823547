import { landing } from './en/landing.ts';

/** Only for the pages under pages/front.tsx. */
export const texts = { landing };
