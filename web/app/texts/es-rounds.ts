import { rounds } from './es/rounds.ts';
import type { RoundsTexts } from './texts.ts';

/** UI strings for the public pages of rounds. */
export const texts: RoundsTexts = { rounds };
