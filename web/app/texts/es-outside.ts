import { embeds } from './es/embeds.ts';
import { overlays } from './es/overlays.ts';
import type { OutsideTexts } from './texts.ts';

/** For the pages that stand on streams and on other people's sites. */
export const texts: OutsideTexts = { embeds, overlays };
