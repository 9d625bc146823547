import { readStored, removeStored, writeStored } from '../../api/browser-store.ts';
import { fieldsOf, isText } from '../../api/stored-shapes.ts';

type SuggestionDraft = {
  username: string;
  title: string;
  description: string;
  /** True if the fan left to log in. The dialog reopens when they return. */
  waitsForLogin: boolean;
};

/** The unsent draft for this creator. */
export function readDraft(username: string): SuggestionDraft | undefined {
  const draft = readStored('suggestionDraft', isDraft);
  return draft?.username.toLowerCase() === username.toLowerCase() ? draft : undefined;
}

export function keepDraft(username: string, words: Partial<SuggestionDraft>): void {
  const before = readDraft(username) ?? { username, title: '', description: '', waitsForLogin: false };
  writeStored('suggestionDraft', { ...before, ...words });
}

export function forgetDraft(): void {
  removeStored('suggestionDraft');
}

function isDraft(value: unknown): value is SuggestionDraft {
  const { username, title, description, waitsForLogin } = fieldsOf<SuggestionDraft>(value);
  return [username, title, description].every(isText) && typeof waitsForLogin === 'boolean';
}
