/**
 * Checks docs/spec-coverage.md, which lists the test or the decision for every requirement in the specification. Fails
 * if a cell is empty, a test or file is missing, a browser test is cited without its title, or a quoted sentence does
 * not appear in the UI strings of its language.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readTexts } from './read-texts.ts';

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

const requirements = rows.filter(({ cells }) => cells.length === 3 && /^[2-9]$/.test(cells[0] ?? ''));
const sentences = rows.filter(({ cells }) => cells.length === 2 && /^(en|es)$/.test(cells[0] ?? ''));

for (const { number, cells } of rows) {
  if (cells.some((cell) => cell === '')) problems.push(`line ${number}: empty cell`);
}
for (const { number, cells } of requirements) checkProof(number, cells[2] ?? '');
await checkSentences();
if (requirements.length < 100) problems.push(`only ${requirements.length} requirements, expected at least 100`);

for (const problem of problems) console.error(`docs/spec-coverage.md, ${problem}`);
console.log(
  `docs/spec-coverage.md: ${requirements.length} requirements and ${sentences.length} quoted sentences checked, ${problems.length} errors`,
);
if (problems.length > 0) process.exitCode = 1;

/**
 * Checks a cell that lists `file.spec.ts: the whole title`, `file.ts` or `decision 7`, separated by `;`. A browser test
 * needs its title, because its file contains several stories.
 */
function checkProof(number: number, cell: string): void {
  for (const proof of cell.split(';').map((part) => part.trim())) {
    const [, file = '', title] = proof.match(/^`([^`:]+)(?:: ([^`]+))?`$/) ?? [];
    if (/^decision \d+$/.test(proof)) continue;
    if (!file || !existsSync(file)) problems.push(`line ${number}: ${proof} does not exist`);
    else if (!title && file.endsWith('.spec.ts')) problems.push(`line ${number}: ${file} needs the title of a test`);
    else if (title && !hasTest(file, title)) problems.push(`line ${number}: ${file} has no test "${title}"`);
  }
}

/** Returns whether the file contains the title as a whole string literal. */
function hasTest(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
}

/** Checks that each quoted sentence appears in a UI string of its language, with the actual value of every limit. */
async function checkSentences(): Promise<void> {
  const plain = (text: string): string => text.replaceAll('’', "'");
  for (const language of ['en', 'es'] as const) {
    const texts = (await readTexts(language)).map(({ text }) => plain(text));
    for (const { number, cells } of sentences) {
      const [its, sentence = ''] = cells;
      if (its === language && !texts.some((text) => text.includes(plain(sentence))))
        problems.push(`line ${number}: no UI string in "${language}" contains "${sentence}"`);
    }
  }
}
