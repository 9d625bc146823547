import { achievements } from './en/achievements.ts';

/** UI strings for the achievements on the profile page and for their pop-up, which is loaded on demand. */
export const texts = { achievements };
