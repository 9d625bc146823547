import { stage } from './en/stage.ts';

/** UI strings for /creators/:username. */
export const texts = { stage };
