import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { LegalPageName } from '../identity/site.ts';
import { Language } from '../language.ts';

/** A piece of text with one format. A line break is a separate piece with an empty text. */
export const TextRun = z.object({
  text: z.string(),
  isStrong: z.optional(z.boolean()),
  isEmphasised: z.optional(z.boolean()),
  isCode: z.optional(z.boolean()),
  isBreak: z.optional(z.boolean()),
  /** A path of this site, or an http, https, mailto or tel address. */
  href: z.optional(z.string()),
});
export type TextRun = z.infer<typeof TextRun>;

const runs = z.array(TextRun);

export const TextBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int(), runs }),
  z.object({ kind: z.literal('paragraph'), runs }),
  z.object({ kind: z.literal('quote'), runs }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(runs) }),
  z.object({ kind: z.literal('table'), head: z.array(runs), rows: z.array(z.array(runs)) }),
]);
export type TextBlock = z.infer<typeof TextBlock>;

export const LegalPage = z.object({
  title: z.string(),
  /** The language of the text. It differs from the reader's if the operator wrote the page in one language only. */
  writtenIn: Language,
  blocks: z.array(TextBlock),
});
export type LegalPage = z.infer<typeof LegalPage>;

export const getLegalPage = endpoint({
  method: 'GET',
  path: '/api/legal-pages/:name',
  summary: 'Get a page that the operator of this site has written (PAGES_FOLDER), as text without HTML',
  params: z.object({ name: LegalPageName }),
  status: 200,
  // Null if the operator has not written the page.
  reply: z.object({ language: Language, page: z.nullable(LegalPage) }),
  errors: ['invalid_input'],
});
