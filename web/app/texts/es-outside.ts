import { embeds } from './es/embeds.ts';
import { overlays } from './es/overlays.ts';
import type { OutsideTexts } from './texts.ts';

/** UI strings for overlays and embeds. */
export const texts: OutsideTexts = { embeds, overlays };
