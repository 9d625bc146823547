import { stage } from './es/stage.ts';
import type { StageTexts } from './texts.ts';

/** UI strings for /creators/:username. */
export const texts: StageTexts = { stage };
