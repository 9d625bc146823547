import { reports } from './en/reports.ts';
import { suggestionForm } from './en/suggestion-form.ts';

/** UI strings for the dialogs of a board that are loaded on demand: suggestion and report. */
export const texts = { reports, suggestionForm };
