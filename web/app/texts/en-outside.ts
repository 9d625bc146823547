import { embeds } from './en/embeds.ts';
import { overlays } from './en/overlays.ts';

/** For overlays and embeds. */
export const texts = { embeds, overlays };
