import type { MeasuredNode } from '@takumi-rs/core';
import { api } from '@upnext/contract/api';
import { ProfileBackground } from '@upnext/contract/identity/accounts';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { makePng } from '../../../test/make-picture.ts';
import { startServer } from '../../../test/start-server.ts';
import { encodeUpload } from '../../boards/pictures/encode-upload.ts';
import { QueueFull } from '../../platform/bounded-queue.ts';
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

test("an idea's share images are PNGs for link previews and stories, and change with the idea's votes", async () => {
  const creator = await makeCreator(server);
  const [id = 0] = await makeIdeas(server, creator, 3);
  const path = `/share/${creator.username}/idea/${id}`;
  const story = await picture(`${path}/story.png`);
  expect([story.status, sizeOf(story.bytes)]).toEqual([200, [1080, 1920]]);
  const before = await picture(`${path}.png?lang=en`);
  expect([before.status, before.type, sizeOf(before.bytes)]).toEqual([200, 'image/png', [1200, 630]]);
  await (await makeFan(server)).call(api.castVote, { params: { id: String(id) } });
  await expect.poll(async () => (await picture(`${path}.png?lang=en`)).bytes.equals(before.bytes)).toBe(false);
});

test('an idea without a page has no share image', async () => {
  const creator = await makeCreator(server);
  const pending = await makeIdea(server, creator, { status: 'pending' });
  for (const id of [pending, 999_999_999, 'first', '1e3'])
    expect((await picture(`/share/${creator.username}/idea/${id}.png`)).status, String(id)).toBe(404);
});

test('a share image is byte-identical until the chart changes, and differs between languages', async () => {
  const creator = await makeCreator(server);
  const [, second] = await makeIdeas(server, creator, 2);
  const path = `/share/${creator.username}.png?lang=en`;
  const first = await picture(path);
  expect((await picture(path)).bytes.equals(first.bytes)).toBe(true);
  expect((await picture(`/share/${creator.username}.png?lang=es`)).bytes.equals(first.bytes)).toBe(false);
  await (await makeFan(server)).call(api.castVote, { params: { id: String(second) } });
  await expect.poll(async () => (await picture(path)).bytes.equals(first.bytes)).toBe(false);
});

test('a share image URL with the current version and a language is cached for a year, and any other share image URL for a minute', async () => {
  const creator = await makeCreator(server);
  const { body } = await server.call(api.getBoard, { params: { username: creator.username } });
  const exact = await picture(`/share/${creator.username}.png?lang=en&v=${body.board.version}`);
  expect(exact.caching).toBe('public, max-age=31536000, s-maxage=60, immutable');
  for (const query of ['', '?lang=en', `?v=${body.board.version}`, '?lang=en&v=999']) {
    expect((await picture(`/share/${creator.username}.png${query}`)).caching, query).toBe('public, max-age=60');
  }
});

test('1,000 concurrent requests for an uncached share image render it once', async () => {
  const creator = await makeCreator(server);
  await makeIdea(server, creator);
  const images = createShareImages(server.context);
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => images.render(creator.username, 'wide', 'en')));
  expect(new Set(answers.map(({ png }) => png)).size).toBe(1);
  expect(images.renders()).toBe(1);
});

/** Changes a board and waits until the cached board, which the images are drawn from, contains the change. */
async function changeBoard(username: string, change: () => Promise<unknown>): Promise<void> {
  const readVersion = async () => (await server.context.boardStore.read(username)).page.board.version;
  const before = await readVersion();
  await change();
  await expect.poll(readVersion).toBeGreaterThan(before);
}

test('a share image is not rendered again after a change that the image does not show', async () => {
  const creator = await makeCreator(server);
  await makeIdeas(server, creator, 4);
  const images = createShareImages(server.context);
  const before = await images.render(creator.username, 'wide', 'en');
  await changeBoard(creator.username, () =>
    creator.call(api.updateProfile, { body: { profileDescription: 'New videos every Friday' } }),
  );
  const after = await images.render(creator.username, 'wide', 'en');
  expect(after.version).toBeGreaterThan(before.version);
  expect([after.png === before.png, after.isCurrent, images.renders()]).toEqual([true, true, 1]);
});

test('the previous share image is served while the next one is rendered, and is cached for one second only', async () => {
  const creator = await makeCreator(server);
  const id = await makeIdea(server, creator);
  const path = `/share/${creator.username}.png?lang=en`;
  const before = await picture(path);
  await changeBoard(creator.username, async () =>
    (await makeFan(server)).call(api.castVote, { params: { id: String(id) } }),
  );
  const { version } = (await server.context.boardStore.read(creator.username)).page.board;
  const meanwhile = await picture(`${path}&v=${version}`);
  expect([meanwhile.bytes.equals(before.bytes), meanwhile.caching]).toEqual([true, 'public, max-age=1']);
  await expect
    .poll(async () => (await picture(`${path}&v=${version}`)).caching)
    .toBe('public, max-age=31536000, s-maxage=60, immutable');
  expect((await picture(path)).bytes.equals(before.bytes)).toBe(false);
});

test('share images are rendered one at a time, and requests beyond the queue limit are rejected', async () => {
  const creators = await Promise.all(Array.from({ length: 5 }, () => makeCreator(server)));
  const images = createShareImages(server.context);
  // With the boards in the cache, all images are ordered before the first is drawn.
  await Promise.all(creators.map(({ username }) => server.context.boardStore.read(username)));
  const orders = creators.flatMap(({ username }) =>
    (['wide', 'square', 'story'] as const).flatMap((format) =>
      (['en', 'es'] as const).map((language) => images.render(username, format, language)),
    ),
  );
  const outcomes = await Promise.allSettled(orders);
  const rejected = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(rejected).toHaveLength(orders.length - 21);
  for (const { reason } of rejected) expect(reason).toBeInstanceOf(QueueFull);
});

test("a share image URL returns 404 for an unknown username, a fan's username and an invalid username", async () => {
  const fan = await makeFan(server);
  for (const path of ['/share/no-such-user.png', `/share/${fan.username}.png`, '/share/a%20b.png', '/share/x.png']) {
    expect((await picture(path)).status, path).toBe(404);
  }
});

test('keepDrawable removes characters that no bundled font can render, and keeps accents, Cyrillic and symbols', async () => {
  const { keepDrawable } = await loadFonts();
  expect(keepDrawable('¿Qué año? Año ñandú ü €')).toBe('¿Qué año? Año ñandú ü €');
  expect(keepDrawable('Привет, Ελλάδα, Łódź, Đà Nẵng')).toBe('Привет, Ελλάδα, Łódź, Đà Nẵng');
  expect(keepDrawable('Fiesta 🎉 y 漢字 fin 👨‍👩‍👧')).toBe('Fiesta y fin');
  expect(keepDrawable('e\u0301')).toBe('é');
});

test('a title with unsupported characters is rendered on the share image without them', async () => {
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

test('long names and titles stay inside the margins of the share image, and a 100-character title is shown in full', async () => {
  const creator = await makeCreator(server, 'W'.repeat(50));
  const long = 'Cien caracteres de título: probamos cada horno, cada harina y cada truco de la abuela hasta acertar!';
  for (const title of [long, 'W'.repeat(100), '🎉🎉🎉']) await makeIdea(server, creator, { title });
  const { body: board } = await server.call(api.getBoard, { params: { username: creator.username } });
  const { renderer, keepDrawable } = await loadFonts();
  for (const [format, { width, height, margin }] of Object.entries(shareFormats)) {
    for (const language of ['en', 'es'] as const) {
      const { username, profileBackground: background } = board.creator;
      const path = `/${username}/${'w'.repeat(40)}`;
      const words = { prompt: 'Vote', invitation: 'Suggest', path };
      const shown = { name: username, username, avatar: null, background, ideas: board.ideas, ...words };
      const order = { ...shown, format: format as ShareFormat, language };
      const drawn = drawShareImage(order, {
        site: 'upnext.test',
        siteName: 'W'.repeat(30),
        keepDrawable,
        hasAvatar: false,
      });
      const runs = runsOf(await renderer.measure(drawn, { width, height }));
      for (const { text, right } of runs)
        expect([format, text, right <= width - margin + 1]).toEqual([format, text, true]);
      const texts = runs.map(({ text }) => text.trim()).join(' ');
      expect(texts).toContain(long);
      expect(texts).toContain(language === 'en' ? 'See it on the chart' : 'Mírala en el ranking');
    }
  }
});

test('a share image shows the uploaded profile picture and the display name', async () => {
  const creator = await makeCreator(server);
  const path = `/share/${creator.username}.png?lang=en`;
  const { bytes: plain } = await picture(path);
  const { body } = await creator.call(api.uploadAvatar, { file: await makePng({ color: '#ff0000' }) });
  await encodeUpload(server.context, { uploadId: body.id });
  await expect.poll(async () => (await picture(path)).bytes.equals(plain)).toBe(false);
  const { bytes: withPicture } = await picture(path);
  const { data, info } = await sharp(withPicture).raw().toBuffer({ resolveWithObject: true });
  const at = (100 * info.width + 100) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  expect([red > 240, green < 20, blue < 20]).toEqual([true, true, true]);
  await creator.call(api.updateProfile, { body: { displayName: 'Ana' } });
  await expect.poll(async () => (await picture(path)).bytes.equals(withPicture)).toBe(false);
});

test('every profile background produces a different share image, and the image of an empty chart invites suggestions only if the board accepts them', async () => {
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
