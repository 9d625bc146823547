import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator } from '../test/make-account.ts';
import { makeIdea } from '../test/make-idea.ts';
import { startServer } from '../test/start-server.ts';
import { createPageStore, publicPage } from './page-store.ts';

const server = await startServer();

function openStore({ maxBytes, padding = '' }: { maxBytes?: number; padding?: string } = {}) {
  const rendered: string[] = [];
  const store = createPageStore({
    context: server.context,
    ...(maxBytes !== undefined && { maxBytes }),
    render: async ({ path, language }) => {
      rendered.push(`${language} ${path}`);
      return { status: 200, headers: {}, body: `${path} for the ${rendered.length}. time${padding}` };
    },
  });
  const read = async (path: string, language = 'en') => {
    const wanted = publicPage(path, language, undefined);
    if (!wanted) throw new Error(`${path} is not cacheable`);
    return (await store.get(wanted)).body.toString();
  };
  return { store, rendered, read };
}

async function makeLink() {
  const creator = await makeCreator(server);
  await makeIdea(server, creator);
  const { body: link } = await creator.call(api.createShareLink, { body: {} });
  return { creator, link, path: `/public/${link.token}` };
}

test.each([
  ['/ana', ''],
  ['/ana?utm_source=x&sort=votes&lang=fr', ''],
  ['/ana?lang=es&sort=newest', '?sort=newest&lang=es'],
  ['/ana/idea/7?lang=es&from=x', '?lang=es'],
  ['/ana/podcast/idea/7', ''],
  ['/ana/rounds?sort=newest', '?sort=newest'],
  ['/ana/rounds/7?lang=es', '?lang=es'],
  ['/ana/podcast/rounds/7', ''],
  ['/about?lang=es&sort=newest', '?lang=es'],
  ['/embed/ana?theme=dark&lang=es', '?theme=dark'],
])('publicPage keeps only the query parameters that affect the page: %s', (url, search) => {
  expect(publicPage(url, undefined, undefined)?.search).toBe(search);
});

test.each([
  '/ana/idea/first',
  '/ana/idea/0',
  '/ana/b/c/idea/7',
  '/dashboard/idea/7',
  '/dashboard/rounds',
  '/ana/rounds/x',
])('publicPage does not cache %s', (url) => {
  expect(publicPage(url, undefined, undefined)).toBeUndefined();
});

test("an idea's page is rendered again when its board has changed, and not before", async () => {
  const creator = await makeCreator(server);
  const path = `/${creator.username}/idea/${await makeIdea(server, creator)}`;
  const { rendered, read } = openStore();
  await read(path);
  await read(path);
  expect(rendered).toEqual([`en ${path}`]);
  await creator.call(api.createIdea, { body: { title: 'One more' } });
  await expect.poll(() => read(path)).toContain('for the 2. time');
});

test.each(['rounds/1', 'fairness', 'week/2026-W02'])(
  "/:username/%s is rendered again without a change of the board's version",
  async (page) => {
    const creator = await makeCreator(server);
    const path = `/${creator.username}/${page}`;
    await makeIdea(server, creator);
    const { read } = openStore();
    await read(path);
    await expect.poll(() => read(path)).toContain('for the 2. time');
  },
);

test('the page of a share link is rendered once per language for any number of visitors', async () => {
  const { path } = await makeLink();
  const { rendered, read } = openStore();
  const bodies = await Promise.all(Array.from({ length: 50 }, () => read(path)));
  expect(new Set(bodies).size).toBe(1);
  await read(path, 'es');
  expect(rendered).toEqual([`en ${path}`, `es ${path}`]);
});

test('the page of a share link becomes unavailable immediately when the link is turned off, and available again when the link is turned on', async () => {
  const { creator, link, path } = await makeLink();
  const { read } = openStore();
  await read(path);
  const turn = (isActive: boolean) =>
    creator.call(api.updateShareLink, { params: { id: String(link.id) }, body: { isActive } });
  await turn(false);
  await expect(read(path)).rejects.toMatchObject({ code: 'board_not_found' });
  await turn(true);
  await expect(read(path)).resolves.toContain(path);
});

test('a request for the latest version of a page gets a page that includes all changes committed before the request', async () => {
  const { creator, path } = await makeLink();
  const { store, read } = openStore();
  for (const address of [path, `/${creator.username}`]) {
    const before = await read(address);
    await creator.call(api.createIdea, { body: { title: 'One more' } });
    const wanted = publicPage(address, 'en', undefined);
    if (!wanted) throw new Error(`${address} is not cacheable`);
    expect((await store.get(wanted, true)).body.toString()).not.toBe(before);
  }
});

test('the page store treats share link tokens that differ only in case as different links', async () => {
  const [one, other] = [await makeLink(), await makeLink()];
  const turned = one.link.token.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  await server.query('UPDATE share_links SET token = $1 WHERE id = $2', [turned, other.link.id]);
  const { read } = openStore();
  expect(await read(one.path)).not.toBe(await read(`/public/${turned}`));
});

test('the page store holds at most maxBytes after 10,000 distinct pages', async () => {
  const { username } = await makeCreator(server);
  const pageBytes = 20_000;
  const maxBytes = 1024 * 1024;
  const { rendered, read } = openStore({ maxBytes, padding: 'x'.repeat(pageBytes) });
  const weeks = Array.from({ length: 10_000 }, (_, week) => {
    const [year, number] = [2_000 + Math.floor(week / 100), String(week % 100).padStart(2, '0')];
    return `/${username}/week/${year}-W${number}`;
  });
  for (const path of weeks) await read(path);
  expect(rendered).toHaveLength(weeks.length);
  const latest = weeks.slice(-300).toReversed();
  for (const path of latest) await read(path);
  const kept = latest.length - (rendered.length - weeks.length);
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(maxBytes / pageBytes);
}, 60_000);
