import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { LegalPageName } from '@upnext/contract/identity/site';
import type { Language } from '@upnext/contract/language';
import type { LegalPage } from '@upnext/contract/reach/legal-pages';

import { StartError } from '../../platform/start-error.ts';
import { parseMarkdown } from './parse-markdown.ts';

export type LegalPages = Partial<Record<LegalPageName, Partial<Record<Language, LegalPage>>>>;

const fileName = new RegExp(`^(${LegalPageName.options.join('|')})\\.(en|es)\\.md$`);

/** Reads the operator's pages: privacy.en.md, privacy.es.md, terms.en.md and so on. Other files are ignored. */
export function readPagesFolder(folder: string): LegalPages {
  const pages: LegalPages = {};
  for (const file of listFiles(folder)) {
    const [, name, language] = file.match(fileName) ?? [];
    if (!name || !language) continue;
    const page = readPage(path.join(folder, file), language as Language);
    pages[name as LegalPageName] = { ...pages[name as LegalPageName], [language]: page };
  }
  if (Object.keys(pages).length === 0) {
    throw new StartError(
      `PAGES_FOLDER=${folder} contains no page. Name the files ${LegalPageName.options.map((name) => `${name}.en.md`).join(', ')} (es for Spanish).`,
    );
  }
  return pages;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new StartError(`PAGES_FOLDER=${folder} can't be read: ${(error as Error).message}`);
  }
}

function readPage(file: string, writtenIn: Language): LegalPage {
  const [heading, ...blocks] = parseMarkdown(readFileSync(file, 'utf8'));
  if (heading?.kind !== 'heading' || heading.level !== 1) {
    throw new StartError(`${file} has no title. Start it with a line like "# Privacy".`);
  }
  return { title: heading.runs.map(({ text }) => text).join(''), writtenIn, blocks };
}
