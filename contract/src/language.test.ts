import { expect, test } from 'vitest';

import { pickLanguage } from './language.ts';

test.each([
  ['es', 'en', 'es'],
  ['en', 'es', 'en'],
  ['fr', 'es', 'es'],
  [undefined, 'es-419,es;q=0.9,en;q=0.8', 'es'],
  [undefined, 'en;q=0.1, es;q=0.9', 'es'],
  [undefined, 'de, fr;q=0.8', 'en'],
  [undefined, 'es;q=0, en', 'en'],
  [undefined, 'esperanto', 'en'],
  [undefined, '', 'en'],
  [undefined, undefined, 'en'],
])('pickLanguage with stored language %s and Accept-Language %s returns %s', (stored, browser, language) => {
  expect(pickLanguage(stored, browser)).toBe(language);
});
