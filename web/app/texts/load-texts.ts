import type { Language } from '@upnext/contract/language';

import type { TextBundle } from './texts.ts';

/**
 * UI strings that only some pages need, in separate chunks. A route's module loads them with `await
 * requireTexts(part)`.
 */
const parts = {
  achievements: { en: () => import('./en-achievements.ts'), es: () => import('./es-achievements.ts') },
  auth: { en: () => import('./en-auth.ts'), es: () => import('./es-auth.ts') },
  dialogs: { en: () => import('./en-dialogs.ts'), es: () => import('./es-dialogs.ts') },
  explore: { en: () => import('./en-explore.ts'), es: () => import('./es-explore.ts') },
  fairness: { en: () => import('./en-fairness.ts'), es: () => import('./es-fairness.ts') },
  fields: { en: () => import('./en-fields.ts'), es: () => import('./es-fields.ts') },
  front: { en: () => import('./en-front.ts'), es: () => import('./es-front.ts') },
  idea: { en: () => import('./en-idea.ts'), es: () => import('./es-idea.ts') },
  notifications: { en: () => import('./en-notifications.ts'), es: () => import('./es-notifications.ts') },
  outside: { en: () => import('./en-outside.ts'), es: () => import('./es-outside.ts') },
  own: { en: () => import('./en-own.ts'), es: () => import('./es-own.ts') },
  roadmap: { en: () => import('./en-roadmap.ts'), es: () => import('./es-roadmap.ts') },
  rounds: { en: () => import('./en-rounds.ts'), es: () => import('./es-rounds.ts') },
  stage: { en: () => import('./en-stage.ts'), es: () => import('./es-stage.ts') },
  weeks: { en: () => import('./en-weeks.ts'), es: () => import('./es-weeks.ts') },
};
export type TextPart = keyof typeof parts;

const loaded = new Map<Language, TextBundle>();
const wanted = new Set<TextPart>();

/** One chunk per language, cached under its hash. A page never loads the other language's UI strings. */
export async function loadTexts(language: Language): Promise<void> {
  const [base, ...pieces] = await Promise.all([
    loaded.get(language) ?? (language === 'es' ? import('./es.ts') : import('./en.ts')),
    ...[...wanted].map((part) => parts[part][language]()),
  ]);
  const bundle = { fieldMessages: {}, ...base };
  // Assign into the same objects, so that the mounted provider doesn't need to rerender.
  for (const piece of pieces) {
    Object.assign(bundle.texts, piece.texts);
    if ('fieldMessages' in piece) Object.assign(bundle.fieldMessages, piece.fieldMessages);
  }
  loaded.set(language, bundle as TextBundle);
}

/** Call this at the top of a route's module, which is evaluated before the first render that needs the UI strings. */
export async function requireTexts(part: TextPart): Promise<void> {
  wanted.add(part);
  await Promise.all([...loaded.keys()].map(loadTexts));
}

/**
 * Returns the UI strings of a loaded language. render.ts loads them on the server, and entry.client.tsx in the browser.
 */
export function textsOf(language: Language): TextBundle {
  const bundle = loaded.get(language);
  if (!bundle) throw new Error(`texts for "${language}" are not loaded`);
  return bundle;
}
