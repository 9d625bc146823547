import { explore } from './en/explore.ts';

/** UI strings for the Explore page. */
export const texts = { explore };
