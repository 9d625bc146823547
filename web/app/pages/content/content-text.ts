import type { Language } from '@upnext/contract/language';

import type { content as english } from '../../texts/en/content.ts';

/** A paragraph (string), list, code block or list of terms. */
export type ContentBlock =
  | string
  | { list: readonly string[] }
  | { code: string }
  | { terms: readonly (readonly [string, string])[] };

type ContentText = {
  title: string;
  description: string;
  lead: string;
  sections: readonly { title: string; body: readonly ContentBlock[] }[];
};

export type ContentName = keyof typeof english;
export type Content = { language: Language; text: ContentText };

export async function loadContent(name: ContentName, language: Language): Promise<Content> {
  const { content } = await (language === 'es'
    ? import('../../texts/es/content.ts')
    : import('../../texts/en/content.ts'));
  return { language, text: content[name] };
}
