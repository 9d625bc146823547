import { roadmap } from './en/roadmap.ts';

/** For the roadmap page. */
export const texts = { roadmap };
