import type { MeasuredNode } from '@takumi-rs/core';
import { api } from '@upnext/contract/api';
import { ProfileBackground } from '@upnext/contract/identity/accounts';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { drawShareImage } from './draw-share-image.ts';
import { loadFonts } from './load-fonts.ts';
import { createShareImages } from './render-share-image.ts';
import { shareFormats, type ShareFormat } from './share-formats.ts';

const server = await startServer();

async function picture(path: string) {
  const response = await fetch(server.origin + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    caching: response.headers.get('cache-control'),
    bytes,
  };
}

/** Width and height from the PNG header. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('share images are PNGs in the sizes that social networks use', async () => {
  const creator = await makeCreator(server);
  await makeIdeas(server, creator, 4);
  for (const [path, size] of [
    [`/share/${creator.username}.png`, [1200, 630]],
    [`/share/${creator.username}/square.png`, [1080, 1080]],
    [`/share/${creator.username}/story.png`, [1080, 1920]],
  ] as const) {
    const { status, type, bytes } = await picture(path);
    expect([status, type, sizeOf(bytes)]).toEqual([200, 'image/png', size]);
  }
});

test('a share image is byte-identical until the chart changes, and differs per language', async () => {
  const creator = await makeCreator(server);
  const [, second] = await makeIdeas(server, creator, 2);
  const path = `/share/${creator.username}.png?lang=en`;
  const first = await picture(path);
  expect((await picture(path)).bytes.equals(first.bytes)).toBe(true);
  expect((await picture(`/share/${creator.username}.png?lang=es`)).bytes.equals(first.bytes)).toBe(false);
  await (await makeFan(server)).call(api.castVote, { params: { id: String(second) } });
  await expect.poll(async () => (await picture(path)).bytes.equals(first.bytes)).toBe(false);
});

test('an image URL with the current version and a language is cached for a year, and any other image URL for a minute', async () => {
  const creator = await makeCreator(server);
  const { body } = await server.call(api.getBoard, { params: { username: creator.username } });
  const exact = await picture(`/share/${creator.username}.png?lang=en&v=${body.board.version}`);
  expect(exact.caching).toBe('public, max-age=31536000, immutable');
  for (const query of ['', '?lang=en', `?v=${body.board.version}`, '?lang=en&v=999']) {
    expect((await picture(`/share/${creator.username}.png${query}`)).caching, query).toBe('public, max-age=60');
  }
});

test('1,000 concurrent requests for an uncached image render it once', async () => {
  const creator = await makeCreator(server);
  await makeIdea(server, creator);
  const images = createShareImages(server.context);
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => images.render(creator.username, 'wide', 'en')));
  expect(new Set(answers.map(({ png }) => png)).size).toBe(1);
  expect(images.renders()).toBe(1);
});

test("a share image returns 404 for an unknown username, a fan's username and an invalid username", async () => {
  const fan = await makeFan(server);
  for (const path of ['/share/no-such-user.png', `/share/${fan.username}.png`, '/share/a%20b.png', '/share/x.png']) {
    expect((await picture(path)).status, path).toBe(404);
  }
});

test('keepDrawable removes characters that no bundled font can draw, and keeps accents, Cyrillic and symbols', async () => {
  const { keepDrawable } = await loadFonts();
  expect(keepDrawable('¿Qué año? Año ñandú ü €')).toBe('¿Qué año? Año ñandú ü €');
  expect(keepDrawable('Привет, Ελλάδα, Łódź, Đà Nẵng')).toBe('Привет, Ελλάδα, Łódź, Đà Nẵng');
  expect(keepDrawable('Fiesta 🎉 y 漢字 fin 👨‍👩‍👧')).toBe('Fiesta y fin');
  expect(keepDrawable('e\u0301')).toBe('é');
});

test('a title with unsupported characters is drawn without them', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator, { title: 'Fiesta 🎉 y 漢字' });
  const path = `/share/${creator.username}.png?lang=en`;
  const { bytes } = await picture(path);
  const rename = (title: string) => creator.call(api.updateIdea, { params: { id: String(id) }, body: { title } });
  await rename('Something else');
  await expect.poll(async () => (await picture(path)).bytes.equals(bytes)).toBe(false);
  await rename('Fiesta y');
  await expect.poll(async () => (await picture(path)).bytes.equals(bytes)).toBe(true);
});

/** Returns every text run with the position of its right edge. */
function runsOf(node: MeasuredNode): { text: string; right: number }[] {
  const own = node.runs.map(({ text, x, width }) => ({ text, right: node.transform[4] + x + width }));
  return [...own, ...node.children.flatMap(runsOf)];
}

test('long names and titles stay inside the margins, and a 100-character title is shown in full', async () => {
  const creator = await makeCreator(server, 'W'.repeat(50));
  const long = 'Cien caracteres de título: probamos cada horno, cada harina y cada truco de la abuela hasta acertar!';
  for (const title of [long, 'W'.repeat(100), '🎉🎉🎉']) await makeIdea(server, creator, { title });
  const { body: board } = await server.call(api.getBoard, { params: { username: creator.username } });
  const { renderer, keepDrawable } = await loadFonts();
  for (const [format, { width, height, margin }] of Object.entries(shareFormats)) {
    for (const language of ['en', 'es'] as const) {
      const { creator: who, ideas } = board;
      const path = `/${who.username}/${'w'.repeat(40)}`;
      const shown = { creator: who, ideas, prompt: 'Vote', invitation: 'Suggest', path };
      const wanted = { ...shown, format: format as ShareFormat, language, site: 'upnext.test', keepDrawable };
      const runs = runsOf(await renderer.measure(drawShareImage(wanted), { width, height }));
      for (const { text, right } of runs)
        expect([format, text, right <= width - margin + 1]).toEqual([format, text, true]);
      const words = runs.map(({ text }) => text.trim()).join(' ');
      expect(words).toContain(long);
      expect(words).toContain(language === 'en' ? 'See it on the chart' : 'Mírala en el ranking');
    }
  }
});

test('every background produces a different image, and the image of an empty chart invites suggestions only if the board accepts them', async () => {
  const creator = await makeCreator(server);
  const path = `/share/${creator.username}.png?lang=en`;
  const seen = new Set<string>();
  const isNew = async () => {
    const { bytes } = await picture(path);
    return !seen.has(bytes.toString('base64')) && seen.add(bytes.toString('base64'));
  };
  for (const profileBackground of ProfileBackground.options) {
    await creator.call(api.updateProfile, { body: { profileBackground } });
    await expect.poll(isNew).toBeTruthy();
  }
  expect(seen.size).toBe(6);
  const [board] = (await creator.call(api.listOwnBoards, {})).body;
  await creator.call(api.updateBoard, { params: { id: String(board?.id) }, body: { acceptsSuggestions: false } });
  await expect.poll(isNew).toBeTruthy();
});
