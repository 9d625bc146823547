import type { Language } from '@upnext/contract/language';
import type { Messages } from '@upnext/contract/messages/en';

import type { texts as achievements } from './en-achievements.ts';
import type { texts as auth } from './en-auth.ts';
import type { texts as dialogs } from './en-dialogs.ts';
import type { texts as explore } from './en-explore.ts';
import type { texts as fairness } from './en-fairness.ts';
import type { texts as front } from './en-front.ts';
import type { texts as idea } from './en-idea.ts';
import type { texts as notifications } from './en-notifications.ts';
import type { texts as outside } from './en-outside.ts';
import type { texts as own } from './en-own.ts';
import type { texts as roadmap } from './en-roadmap.ts';
import type { texts as rounds } from './en-rounds.ts';
import type { texts as stage } from './en-stage.ts';
import type { texts as weeks } from './en-weeks.ts';
import type { texts as everywhere } from './en.ts';
import type { Shape } from './shape.ts';

export type Texts = Shape<typeof everywhere>;
export type AchievementsTexts = Shape<typeof achievements>;
export type AuthTexts = Shape<typeof auth>;
export type DialogsTexts = Shape<typeof dialogs>;
export type ExploreTexts = Shape<typeof explore>;
export type FairnessTexts = Shape<typeof fairness>;
export type FrontTexts = Shape<typeof front>;
export type IdeaTexts = Shape<typeof idea>;
export type NotificationsTexts = Shape<typeof notifications>;
export type OutsideTexts = Shape<typeof outside>;
export type OwnTexts = Shape<typeof own>;

export type RoadmapTexts = Shape<typeof roadmap>;
export type RoundsTexts = Shape<typeof rounds>;
export type StageTexts = Shape<typeof stage>;
export type WeekTexts = Shape<typeof weeks>;
/**
 * use-intl infers a message's arguments from the English version. A test checks that the Spanish version has the same
 * arguments.
 */
export type TextBundle = { texts: typeof everywhere; fieldMessages: Partial<Messages['fields']> };

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: typeof everywhere &
      typeof achievements &
      typeof auth &
      typeof dialogs &
      typeof explore &
      typeof fairness &
      typeof front &
      typeof idea &
      typeof notifications &
      typeof outside &
      typeof own &
      typeof roadmap &
      typeof rounds &
      typeof stage &
      typeof weeks;
  }
}
