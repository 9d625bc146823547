import { boards } from './es/boards.ts';
import { chart } from './es/chart.ts';
import { site } from './es/site.ts';
import { suggestions } from './es/suggestions.ts';
import { trouble } from './es/trouble.ts';
import { votes } from './es/votes.ts';
import type { Texts } from './texts.ts';

export const texts: Texts = {
  boards,
  chart,
  site,
  suggestions,
  trouble,
  votes,
};
