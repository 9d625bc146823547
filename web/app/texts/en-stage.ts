import { linked } from './en/linked.ts';
import { stage } from './en/stage.ts';

/** UI strings for /creators/:username and /public/:token. */
export const texts = { linked, stage };
