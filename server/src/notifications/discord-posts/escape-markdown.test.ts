import { expect, test } from 'vitest';

import { escapeMarkdown } from './escape-markdown.ts';

test.each([
  ['**bold** _it_ ~~no~~ `code`', String.raw`\*\*bold\*\* \_it\_ \~\~no\~\~ \`code\``],
  ['@everyone <@123> <t:1:R> :smile:', String.raw`\@everyone \<\@123\> \<t\:1\:R\> \:smile\:`],
  ['[click](https://evil.example)', String.raw`\[click\](https\:\/\/evil\.example)`],
  ['discord.gg/abc', String.raw`discord\.gg\/abc`],
  ['one\n# two\n> three', String.raw`one \# two \> three`],
  ['||spoiler|| \\', String.raw`\|\|spoiler\|\| \\`],
  ['¿Qué? Plain, with (brackets) & "quotes"!', '¿Qué? Plain, with (brackets) & "quotes"!'],
])('escapeMarkdown turns %s into plain text', (text, escaped) => {
  expect(escapeMarkdown(text)).toBe(escaped);
});
