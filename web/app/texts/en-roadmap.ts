import { roadmap } from './en/roadmap.ts';

/** UI strings for the roadmap page. */
export const texts = { roadmap };
