import fc from 'fast-check';
import { expect, test } from 'vitest';

import { limits } from './limits.ts';
import { countGraphemes, text } from './text.ts';

const title = text({ name: 'idea_title', min: 1, max: 100 });

test('countGraphemes counts each user-perceived character as one', () => {
  expect(['a', 'é', 'e\u0301', '👨‍👩‍👧‍👦', '🇪🇸', ''].map(countGraphemes)).toEqual([1, 1, 1, 1, 1, 0]);
});

test('a text schema returns trimmed, well-formed, printable text within its limits, and parsing the result again does not change it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (input) => {
      const result = title.safeParse(input);
      if (!result.success) return;
      const value = result.data;
      expect(value).toBe(value.trim());
      expect(value.isWellFormed()).toBe(true);
      expect(Array.from(value).every((character) => character >= ' ')).toBe(true);
      expect(countGraphemes(value)).toBeLessThanOrEqual(100);
      expect(value.length).toBeLessThanOrEqual(100 * limits.codeUnitsPerGrapheme);
      expect(title.parse(value)).toBe(value);
    }),
    { numRuns: 2_000 },
  );
});

test('a text schema rejects a grapheme with more than a thousand code units', () => {
  expect(title.safeParse(`a${'\u0301'.repeat(1_300)}`).success).toBe(false);
});

test.each([
  ['zero-width spaces', '\u200B\u200B\u200B'],
  ['a Hangul filler', '\u3164'],
  ['a blank Braille pattern', '\u2800'],
  ['soft hyphens and a joiner', '\u00AD\u200D\u00AD'],
  ['variation selectors and tags', '\uFE0F\u{E0041}'],
])('a required text that consists only of invisible characters is rejected as missing: %s', (_, input) => {
  const { error } = title.safeParse(input);
  expect(error?.issues.map(({ message }) => message)).toEqual(['idea_title.required']);
  expect(text({ name: 'idea_description', max: 280 }).safeParse(input).success, 'optional text').toBe(true);
  expect(title.safeParse(`${input}a${input}`).success, 'with a visible character').toBe(true);
});
