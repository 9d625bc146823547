import { achievements } from './es/achievements.ts';
import type { AchievementsTexts } from './texts.ts';

/** UI strings for the achievements on the profile page and for their pop-up, which is loaded on demand. */
export const texts: AchievementsTexts = { achievements };
