import { boards } from './en/boards.ts';
import { chart } from './en/chart.ts';
import { site } from './en/site.ts';
import { suggestions } from './en/suggestions.ts';
import { trouble } from './en/trouble.ts';
import { votes } from './en/votes.ts';

export const texts = {
  boards,
  chart,
  site,
  suggestions,
  trouble,
  votes,
};
