import { en as contractMessages } from '@upnext/contract/messages/en';

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

/** Validation messages, from the contract. */
export const fieldMessages = contractMessages.fields;
