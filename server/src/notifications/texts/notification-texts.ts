import type { Language } from '@upnext/contract/language';

import { english } from './english.ts';
import { spanish } from './spanish.ts';
import type { Words } from './words.ts';

/** The content of notification emails and push messages. The strings of in-app notifications are in web/app/texts. */
export const notificationWords: Record<Language, Words> = { en: english, es: spanish };

export const stopWords: Record<Language, string> = {
  en: 'Turn off these emails',
  es: 'Desactivar estos correos',
};
