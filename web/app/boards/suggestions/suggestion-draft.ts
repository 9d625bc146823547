import { readStored, removeStored, writeStored } from '../../api/browser-store.ts';
import { intentLifetimeMs, isExpiring } from '../../api/intent.ts';
import { fieldsOf, isText } from '../../api/stored-shapes.ts';

type SuggestionDraft = {
  username: string;
  title: string;
  description: string;
  /** True if the fan left to log in. The dialog reopens when they return. */
  waitsForLogin: boolean;
  expiresAt: number;
};

/** The unsent draft for this creator. It expires like an intent, counted from the last change. */
export function readDraft(username: string): SuggestionDraft | undefined {
  const draft = readStored('suggestionDraft', isDraft);
  if (draft && draft.expiresAt <= Date.now()) forgetDraft();
  else if (draft?.username.toLowerCase() === username.toLowerCase()) return draft;
  return undefined;
}

export function keepDraft(username: string, words: Partial<SuggestionDraft>): void {
  const before = readDraft(username) ?? { username, title: '', description: '', waitsForLogin: false };
  writeStored('suggestionDraft', { ...before, ...words, expiresAt: Date.now() + intentLifetimeMs });
}

export function forgetDraft(): void {
  removeStored('suggestionDraft');
}

function isDraft(value: unknown): value is SuggestionDraft {
  const { username, title, description, waitsForLogin } = fieldsOf<SuggestionDraft>(value);
  return [username, title, description].every(isText) && typeof waitsForLogin === 'boolean' && isExpiring(value);
}
