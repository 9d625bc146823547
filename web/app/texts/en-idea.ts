import { ideaPage } from './en/idea-page.ts';

/** UI strings for the page of one idea. */
export const texts = { ideaPage };
