/** Fails if a UI string uses a word for which docs/terminology.md prescribes another one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { readTexts } from './read-texts.ts';

const repository = path.join(import.meta.dirname, '..');

const forbidden = {
  en: /leaderboard|hit parade|(?!^sign-in$)\bsign(ed|s|ing)?[ -](in|out)\b(?!-providers)|\be-mail|\binbox\b|\bin the making\b|\bset aside\b|whoever/i,
  es: /leaderboard|hit parade|suger[ei]|sugier|\btitular|\be-mail|\bborr(ar?|ad[ao])\b|clasificaci|\bentrar\b|superposici/i,
};

/** The keys of UI strings whose wording comes from the specification. */
const quoted = new Set([
  'boards.leaderboardFailed',
  'ideas.createdText',
  'profile.become.confirmText',
  'signInProviders.startFailed',
  'suggestions.failed',
  'suggestionForm.failedText',
]);

const problems: string[] = [];

for (const language of ['en', 'es'] as const) {
  for (const { file, key, text } of await readTexts(language)) {
    if (!quoted.has(key)) check(text, forbidden[language], `${file}: ${key}`);
  }
}

// These files contain UI strings in both languages.
for (const file of [
  'server/src/mail/mail-text.ts',
  'server/src/mail/write-code-mail.ts',
  'server/src/notifications/discord-posts/post-text.ts',
  'server/src/notifications/texts/english.ts',
  'server/src/notifications/texts/spanish.ts',
  'server/src/notifications/texts/notification-texts.ts',
  'server/src/reach/landing/example-content.ts',
  'server/src/reach/share-images/share-words.ts',
]) {
  const lines = readFileSync(path.join(repository, file), 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    check(line, forbidden.en, `${file}:${index + 1}`);
    check(line, forbidden.es, `${file}:${index + 1}`);
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function check(text: string, words: RegExp, place: string): void {
  const [word] = text.match(words) ?? [];
  if (word !== undefined) problems.push(`${place} uses "${word}": see docs/terminology.md`);
}
