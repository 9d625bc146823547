import { es as contractMessages } from '@upnext/contract/messages/es';

import { accounts } from './es/accounts.ts';
import { achievements } from './es/achievements.ts';
import { boards } from './es/boards.ts';
import { chart } from './es/chart.ts';
import { dashboard } from './es/dashboard.ts';
import { explore } from './es/explore.ts';
import { ideas } from './es/ideas.ts';
import { profile } from './es/profile.ts';
import { shareLinks } from './es/share-links.ts';
import { site } from './es/site.ts';
import { suggestions } from './es/suggestions.ts';
import { trouble } from './es/trouble.ts';
import { votes } from './es/votes.ts';
import type { Texts } from './texts.ts';

export const texts: Texts = {
  accounts,
  achievements,
  boards,
  chart,
  dashboard,
  explore,
  ideas,
  profile,
  shareLinks,
  site,
  suggestions,
  trouble,
  votes,
};

/** The words for what can be wrong with a field, from the contract. */
export const fieldMessages = contractMessages.fields;
