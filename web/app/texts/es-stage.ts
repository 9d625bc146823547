import { linked } from './es/linked.ts';
import { stage } from './es/stage.ts';
import type { StageTexts } from './texts.ts';

/** UI strings for /creators/:username and /public/:token. */
export const texts: StageTexts = { linked, stage };
