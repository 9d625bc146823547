import { ideaPage } from './es/idea-page.ts';
import type { IdeaTexts } from './texts.ts';

/** UI strings for the page of one idea. */
export const texts: IdeaTexts = { ideaPage };
