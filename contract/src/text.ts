import * as z from 'zod/mini';

import { limits } from './limits.ts';
import type { en } from './messages/en.ts';

export type FieldErrorKey = keyof typeof en.fields;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Printable ASCII: every character is one grapheme. */
const plain = /^[\u0020-\u007E]*$/;

/**
 * Counts graphemes, which are what readers perceive as characters. The segmenter takes ten times as long as parsing the
 * rest of a vote request, so plain ASCII text skips it.
 */
export function countGraphemes(value: string): number {
  if (plain.test(value)) return value.length;
  let count = 0;
  for (const _ of segmenter.segment(value)) count++;
  return count;
}

/** Matches control characters except line breaks, characters that change the text direction, and annotation marks. */
// oxlint-disable-next-line no-control-regex -- the pattern must match them
const unprintable = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/;

/** Matches text that shows nothing: spaces, characters that fonts don't draw, and the blank Braille pattern. */
const invisible = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

function isPrintable(value: string): boolean {
  return value.isWellFormed() && !unprintable.test(value);
}

type TextRule = {
  /**
   * The prefix of the field's message keys: `idea_title` for 'idea_title.required', 'idea_title.too_long' and so on.
   */
  name: string;
  min?: number;
  max: number;
  multiline?: boolean;
};

/** A schema for text that a user types. It trims the text. Its issue messages are keys of `messages.*.fields`. */
export function text({ name, min = 0, max, multiline = false }: TextRule) {
  return z.string({ error: (issue) => (issue.input === undefined ? `${name}.required` : 'value.invalid') }).check(
    z.trim(),
    z.refine((value) => value.length === 0 || isPrintable(value), { error: 'value.invalid' }),
    z.refine((value) => multiline || !value.includes('\n'), { error: 'value.invalid' }),
    z.refine((value) => min === 0 || !invisible.test(value), { error: `${name}.required` }),
    z.refine((value) => min <= 1 || invisible.test(value) || countGraphemes(value) >= min, {
      error: `${name}.too_short`,
    }),
    z.refine(
      (value) =>
        value.length <= max || (value.length <= max * limits.codeUnitsPerGrapheme && countGraphemes(value) <= max),
      { error: `${name}.too_long` },
    ),
  );
}
