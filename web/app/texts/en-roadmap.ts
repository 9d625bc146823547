import { roadmap } from './en/roadmap.ts';

/** For a creator's roadmap. */
export const texts = { roadmap };
