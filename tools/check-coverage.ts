/**
 * docs/spec-coverage.md says for every fact of the specification which test shows it or which decision replaces it.
 * Fails on an empty cell, a test or file that isn't there, and a quoted sentence that the texts of its language lack.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

process.chdir(path.join(import.meta.dirname, '..'));
const problems: string[] = [];

const rows = readFileSync('docs/spec-coverage.md', 'utf8')
  .split('\n')
  .map((line, index) => ({ line, number: index + 1 }))
  .filter(({ line }) => /^\|(?!\s*-)/.test(line))
  .map(({ line, number }) => ({
    number,
    cells: line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  }));

const facts = rows.filter(({ cells }) => cells.length === 3 && /^[2-9]$/.test(cells[0] ?? ''));
const sentences = rows.filter(({ cells }) => cells.length === 2 && /^(en|es)$/.test(cells[0] ?? ''));

for (const { number, cells } of rows) {
  if (cells.some((cell) => cell === '')) problems.push(`line ${number}: an empty cell`);
}
for (const { number, cells } of facts) checkProof(number, cells[2] ?? '');
checkSentences();
if (facts.length < 100) problems.push(`only ${facts.length} facts: the specification has more`);

for (const problem of problems) console.error(`docs/spec-coverage.md, ${problem}`);
console.log(`${facts.length} facts, ${sentences.length} quoted sentences`);
if (problems.length > 0) process.exitCode = 1;

/** `file.spec.ts: part of a title`, `file.ts`, `decision 7` or `docs/decisions/0003`; several with `;` between. */
function checkProof(number: number, cell: string): void {
  for (const proof of cell.split(';').map((part) => part.trim())) {
    const [, file = '', title] = proof.match(/^`([^`:]+)(?:: ([^`]+))?`$/) ?? [];
    if (/^decision \d+$/.test(proof)) continue;
    if (!file || !existsSync(file)) problems.push(`line ${number}: there is no ${proof}`);
    else if (title && !readFileSync(file, 'utf8').includes(title))
      problems.push(`line ${number}: ${file} has no test "${title}"`);
  }
}

function checkSentences(): void {
  const texts = (language: string): string =>
    [...globSync(`web/app/texts/${language}/*.ts`), `contract/src/messages/${language}.ts`]
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
  // Sentences are compared as a reader sees them: quotes unescaped, numbers filled in.
  const plain = (text: string): string =>
    text
      .replaceAll("\\'", "'")
      .replaceAll('’', "'")
      .replace(/\$\{limits\.\w+\}/g, '#')
      .replace(/\d+/g, '#');
  const known = { en: plain(texts('en')), es: plain(texts('es')) };
  for (const { number, cells } of sentences) {
    const [language = 'en', sentence = ''] = cells;
    if (!known[language as 'en' | 'es'].includes(plain(sentence))) {
      problems.push(`line ${number}: the texts of "${language}" have no "${sentence}"`);
    }
  }
}
