import * as z from 'zod/mini';

import { en, type Messages } from './messages/en.ts';
import { es } from './messages/es.ts';

export const Language = z.enum(['en', 'es']);
export type Language = z.infer<typeof Language>;

export const messages: Record<Language, Messages> = { en, es };

/** The stored language, else the supported language with the highest weight in Accept-Language, else English. */
export function pickLanguage(stored: string | null | undefined, acceptLanguage?: string): Language {
  if (stored === 'en' || stored === 'es') return stored;
  const wanted = (acceptLanguage ?? '')
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.toLowerCase().split('-')[0], weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => (tag === 'en' || tag === 'es') && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return wanted[0]?.tag === 'es' ? 'es' : 'en';
}
