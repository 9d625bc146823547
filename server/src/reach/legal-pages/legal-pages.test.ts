import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { api } from '@upnext/contract/api';
import { expect, onTestFinished, test } from 'vitest';

import { startServer } from '../../../test/start-server.ts';
import { parseMarkdown } from './parse-markdown.ts';

function makeFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upnext-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
}

test("getLegalPage returns 200 with the operator's page in the visitor's language, or in the other language if there is no translation", async () => {
  const PAGES_FOLDER = makeFolder({
    'privacy.en.md': '# Privacy at Acme\n\nWe are **Acme**.',
    'privacy.es.md': '# Privacidad en Acme\n\nSomos **Acme**.',
    'imprint.en.md': '# Imprint\n\nAcme Inc.  \nMain Street 1',
    'notes.txt': 'not a page',
  });
  const server = await startServer({ PAGES_FOLDER });
  const read = async (name: 'privacy' | 'terms' | 'imprint', language: string) =>
    (await server.call(api.getLegalPage, { params: { name }, headers: { 'accept-language': language } })).body;
  expect(await read('privacy', 'es')).toEqual({
    language: 'es',
    page: {
      title: 'Privacidad en Acme',
      writtenIn: 'es',
      blocks: [{ kind: 'paragraph', runs: [{ text: 'Somos ' }, { text: 'Acme', isStrong: true }, { text: '.' }] }],
    },
  });
  const { page } = await read('imprint', 'es');
  expect(page).toMatchObject({ title: 'Imprint', writtenIn: 'en' });
  expect(page?.blocks).toEqual([
    { kind: 'paragraph', runs: [{ text: 'Acme Inc.' }, { text: '', isBreak: true }, { text: 'Main Street 1' }] },
  ]);
  expect(await read('terms', 'en')).toEqual({ language: 'en', page: null });
  expect((await server.call(api.getSite)).body.legalPages).toEqual(['privacy', 'imprint']);
  const sitemap = await (await fetch(`${server.origin}/sitemaps/pages.xml`)).text();
  expect(sitemap).toContain('/imprint</loc>');
});

test('getLegalPage returns 400 invalid_input for an unknown page; without PAGES_FOLDER, the site has no imprint', async () => {
  const server = await startServer();
  const unknown = await server.call(api.getLegalPage, { params: { name: '../secrets' as 'privacy' } });
  expect([unknown.status, unknown.error.code]).toEqual([400, 'invalid_input']);
  expect((await server.call(api.getSite)).body.legalPages).toEqual([]);
  expect(await (await fetch(`${server.origin}/sitemaps/pages.xml`)).text()).not.toContain('/imprint');
});

test('legal pages keep Markdown headings, lists, tables and links, and show HTML, images and unsafe links as text', () => {
  const markdown = `## Data

- one
  - nested
- [two](/account)

1. first

> A quote

| a | b |
|---|---|
| 1 | \`2\` |

<script>alert(1)</script>

*Mail* [us](mailto:a@b.example), [bad](javascript:alert(1)), [other](//evil.example) <b onclick="x">bold</b> ![logo](https://t.example/p.gif)`;
  expect(parseMarkdown(markdown)).toEqual([
    { kind: 'heading', level: 2, runs: [{ text: 'Data' }] },
    {
      kind: 'list',
      isOrdered: false,
      items: [[{ text: 'one' }], [{ text: 'nested' }], [{ text: 'two', href: '/account' }]],
    },
    { kind: 'list', isOrdered: true, items: [[{ text: 'first' }]] },
    { kind: 'quote', runs: [{ text: 'A quote' }] },
    {
      kind: 'table',
      head: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [[[{ text: '1' }], [{ text: '2', isCode: true }]]],
    },
    { kind: 'paragraph', runs: [{ text: '<script>alert(1)</script>', isCode: true }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'Mail', isEmphasised: true },
        { text: ' ' },
        { text: 'us', href: 'mailto:a@b.example' },
        { text: ', ' },
        { text: 'bad' },
        { text: ', ' },
        { text: 'other' },
        { text: ' ' },
        { text: '<b onclick="x">' },
        { text: 'bold' },
        { text: '</b>' },
        { text: ' ' },
        { text: 'logo' },
      ],
    },
  ]);
});

test('startup fails with an error that names the problem if PAGES_FOLDER is missing or contains no page, or a page has no title', async () => {
  await expect(startServer({ PAGES_FOLDER: '/no/such' })).rejects.toThrow("PAGES_FOLDER=/no/such can't be read");
  await expect(startServer({ PAGES_FOLDER: makeFolder({ 'privacy.md': '# P' }) })).rejects.toThrow(
    'contains no page. Name the files privacy.en.md, terms.en.md, imprint.en.md (es for Spanish).',
  );
  await expect(startServer({ PAGES_FOLDER: makeFolder({ 'terms.en.md': 'No title' }) })).rejects.toThrow(
    'terms.en.md has no title. Start it with a line like "# Privacy".',
  );
});
