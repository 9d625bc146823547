import type { Language } from '@upnext/contract/language';
import type { Messages } from '@upnext/contract/messages/en';

import type { texts as englishFront } from './en-front.ts';
import type { texts as englishWays } from './en-ways.ts';
import type { texts as english } from './en.ts';
import type { Shape } from './shape.ts';

export type Texts = Shape<typeof english>;
export type FrontTexts = Shape<typeof englishFront>;
export type WaysTexts = Shape<typeof englishWays>;
/** use-intl reads the arguments of a text from its English words; the Spanish ones have the same (a test sees to it). */
export type TextBundle = { texts: typeof english; fieldMessages: Messages['fields'] };

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: typeof english & typeof englishFront & typeof englishWays;
  }
}
