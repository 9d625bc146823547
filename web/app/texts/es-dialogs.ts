import { suggestionForm } from './es/suggestion-form.ts';
import type { SuggestionsTexts } from './texts.ts';

/** UI strings for the suggestion dialog, which is loaded on demand. */
export const texts: SuggestionsTexts = { suggestionForm };
