import { expect, test } from 'vitest';

import { messages, type Language } from '../language.ts';
import type { FieldErrorKey } from '../text.ts';
import { DetailedSuggestion } from './suggestions.ts';

const fine = { title: 'A fine title', description: 'A fine description' };

function messagesFor(change: object, language: Language): string[] {
  const { error } = DetailedSuggestion.safeParse({ ...fine, ...change });
  return (error?.issues ?? []).map(({ message }) => messages[language].fields[message as FieldErrorKey]);
}

test.each([
  [{ title: ' ' }, 'Title is required', 'El título es obligatorio'],
  [{ title: ' ab ' }, 'Title must be at least 3 characters', 'El título debe tener al menos 3 caracteres'],
  [{ title: 'a'.repeat(101) }, 'Title cannot exceed 100 characters', 'El título no puede tener más de 100 caracteres'],
  [
    { description: ' too short ' },
    'Description must be at least 10 characters',
    'La descripción debe tener al menos 10 caracteres',
  ],
  // The spec says 500, but a suggestion becomes an idea, whose limit is 280.
  [
    { description: 'a'.repeat(281) },
    'Description cannot exceed 280 characters',
    'La descripción no puede tener más de 280 caracteres',
  ],
])('DetailedSuggestion rejects %o with the message quoted in the spec', (change, english, spanish) => {
  expect(messagesFor(change, 'en')).toEqual([english]);
  expect(messagesFor(change, 'es')).toEqual([spanish]);
});
