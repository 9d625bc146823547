import fc from 'fast-check';
import { expect, test } from 'vitest';

import { limits } from './limits.ts';
import { countGraphemes, text } from './text.ts';

const title = text({ name: 'idea_title', min: 1, max: 100 });

test('countGraphemes counts each user-perceived character as one', () => {
  expect(['a', 'é', 'e\u0301', '👨‍👩‍👧‍👦', '🇪🇸', ''].map(countGraphemes)).toEqual([1, 1, 1, 1, 1, 0]);
});

test('accepted text is trimmed, well formed, printable and within its limits, and parsing it again does not change it', () => {
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

test('text rejects a grapheme with more than a thousand code units', () => {
  expect(title.safeParse(`a${'\u0301'.repeat(1_300)}`).success).toBe(false);
});
