import { rounds } from './en/rounds.ts';

/** UI strings for the public pages of rounds. */
export const texts = { rounds };
