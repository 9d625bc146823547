import { embeds } from './en/embeds.ts';
import { overlays } from './en/overlays.ts';

/** UI strings for overlays and embeds. */
export const texts = { embeds, overlays };
