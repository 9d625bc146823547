import { landing } from './en/landing.ts';

/** For the pages under pages/front.tsx alone. */
export const texts = { landing };
