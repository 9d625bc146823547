import { embeds } from './en/embeds.ts';
import { overlays } from './en/overlays.ts';

/** For the pages that stand on streams and on other people's sites. */
export const texts = { embeds, overlays };
