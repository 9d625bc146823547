import { embeds } from './es/embeds.ts';
import { overlays } from './es/overlays.ts';
import type { OutsideTexts } from './texts.ts';

/** For overlays and embeds. */
export const texts: OutsideTexts = { embeds, overlays };
