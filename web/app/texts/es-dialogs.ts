import { reports } from './es/reports.ts';
import { suggestionForm } from './es/suggestion-form.ts';
import type { DialogsTexts } from './texts.ts';

/** UI strings for the dialogs of a board that are loaded on demand: suggestion and report. */
export const texts: DialogsTexts = { reports, suggestionForm };
