import * as z from 'zod/mini';

import { readStored, removeStored, writeStored } from '../../api/browser-store.ts';

const SuggestionDraft = z.object({
  username: z.string(),
  title: z.string(),
  description: z.string(),
  /** Its writer has gone to log in: the dialog opens again when they are back. */
  waitsForLogin: z.boolean(),
});
type SuggestionDraft = z.infer<typeof SuggestionDraft>;

/** What was typed for this creator and not sent yet. */
export function readDraft(username: string): SuggestionDraft | undefined {
  const draft = readStored('suggestionDraft', SuggestionDraft);
  return draft?.username.toLowerCase() === username.toLowerCase() ? draft : undefined;
}

export function keepDraft(username: string, words: Partial<SuggestionDraft>): void {
  const before = readDraft(username) ?? { username, title: '', description: '', waitsForLogin: false };
  writeStored('suggestionDraft', { ...before, ...words });
}

export function forgetDraft(): void {
  removeStored('suggestionDraft');
}
