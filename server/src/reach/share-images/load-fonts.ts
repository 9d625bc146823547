import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { Renderer } from '@takumi-rs/core';

import { readCharacters } from './read-characters.ts';

const packages = createRequire(import.meta.url);
const display = (subset: string) =>
  packages.resolve(`@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${subset}-opsz-normal.woff2`);
const text = (subset: string) => packages.resolve(`@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`);

/** Font families and their files. Glyphs that the display font lacks are drawn with the text font. */
const files: [string, string][] = [
  ['numerals', path.join(import.meta.dirname, '../../../fonts/upnext-numerals.woff2')],
  ['display', display('latin')],
  ['display-ext', display('latin-ext')],
  ['display-vi', display('vietnamese')],
  ['text', text('latin')],
  ['text-ext', text('latin-ext')],
  ['text-vi', text('vietnamese')],
  ['text-cyrillic', text('cyrillic')],
  ['text-cyrillic-ext', text('cyrillic-ext')],
  ['text-greek', text('greek')],
];

const textFamilies = files.map(([family]) => family).filter((family) => family.startsWith('text'));
export const families = {
  numerals: 'numerals',
  display: ['display', 'display-ext', 'display-vi', ...textFamilies].join(', '),
  text: textFamilies.join(', '),
};

export type Drawing = { renderer: Renderer; keepDrawable: (value: string) => string };

/** Creates a renderer with the bundled fonts. Nothing is fetched over the network. */
export async function loadFonts(): Promise<Drawing> {
  const renderer = new Renderer();
  const drawable = new Set<number>();
  for (const [name, file] of files) {
    const data = readFileSync(file);
    await renderer.registerFont({ name, data });
    for (const code of name === 'numerals' ? [] : readCharacters(data)) drawable.add(code);
  }
  return {
    renderer,
    // Removes characters without a glyph, which would be drawn as boxes.
    keepDrawable: (value) =>
      Array.from(value.normalize('NFC'))
        .filter((character) => drawable.has(character.codePointAt(0) ?? 0))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
  };
}
