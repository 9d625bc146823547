import { suggestionForm } from './en/suggestion-form.ts';

/** UI strings for the suggestion dialog, which is loaded on demand. */
export const texts = { suggestionForm };
