import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { loadFonts } from './load-fonts.ts';
import { createShareImages } from './render-share-image.ts';

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

/** Width and height from the PNG's own header. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('real PNGs in the sizes that networks ask for', async () => {
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

test('byte-equal while the chart stands, different when it moves, in each language its own', async () => {
  const creator = await makeCreator(server);
  const [, second] = await makeIdeas(server, creator, 2);
  const path = `/share/${creator.username}.png?lang=en`;
  const first = await picture(path);
  expect((await picture(path)).bytes.equals(first.bytes)).toBe(true);
  expect((await picture(`/share/${creator.username}.png?lang=es`)).bytes.equals(first.bytes)).toBe(false);
  await (await makeFan(server)).call(api.castVote, { params: { id: String(second) } });
  await expect.poll(async () => (await picture(path)).bytes.equals(first.bytes)).toBe(false);
});

test('an address with the version may be kept for ever, any other for a minute', async () => {
  const creator = await makeCreator(server);
  const { body } = await server.call(api.getBoard, { params: { username: creator.username } });
  const exact = await picture(`/share/${creator.username}.png?lang=en&v=${body.board.version}`);
  expect(exact.caching).toBe('public, max-age=31536000, immutable');
  for (const query of ['', '?lang=en', `?v=${body.board.version}`, '?lang=en&v=999']) {
    expect((await picture(`/share/${creator.username}.png${query}`)).caching, query).toBe('public, max-age=60');
  }
});

test('a thousand who ask at once for a cold picture cause one drawing', async () => {
  const creator = await makeCreator(server);
  await makeIdea(server, creator);
  const images = createShareImages(server.context);
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => images.render(creator.username, 'wide', 'en')));
  expect(new Set(answers.map(({ png }) => png)).size).toBe(1);
  expect(images.renders()).toBe(1);
});

test('nobody, a fan and a name that is none are 404', async () => {
  const fan = await makeFan(server);
  for (const path of ['/share/nobody-here.png', `/share/${fan.username}.png`, '/share/a%20b.png', '/share/x.png']) {
    expect((await picture(path)).status, path).toBe(404);
  }
});

test('a character that no bundled font can draw is left out; accents, Cyrillic and signs stay', async () => {
  const { keepDrawable } = await loadFonts();
  expect(keepDrawable('¿Qué año? Año ñandú ü €')).toBe('¿Qué año? Año ñandú ü €');
  expect(keepDrawable('Привет, Ελλάδα, Łódź, Đà Nẵng')).toBe('Привет, Ελλάδα, Łódź, Đà Nẵng');
  expect(keepDrawable('Fiesta 🎉 y 漢字 fin 👨‍👩‍👧')).toBe('Fiesta y fin');
  expect(keepDrawable('e\u0301')).toBe('é');
});
