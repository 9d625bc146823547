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
  return { rendered, read };
}

async function makeLink() {
  const creator = await makeCreator(server);
  await makeIdea(server, creator);
  const { body: link } = await creator.call(api.createShareLink, { body: {} });
  return { creator, link, path: `/public/${link.token}` };
}

test('a share link’s page is rendered once per language, however many visitors open it', async () => {
  const { path } = await makeLink();
  const { rendered, read } = openStore();
  const bodies = await Promise.all(Array.from({ length: 50 }, () => read(path)));
  expect(new Set(bodies).size).toBe(1);
  await read(path, 'es');
  expect(rendered).toEqual([`en ${path}`, `es ${path}`]);
});

test('deactivating a link makes its page unavailable immediately, and reactivating the link makes the page available again', async () => {
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

test('tokens that differ only in case belong to different links', async () => {
  const [one, other] = [await makeLink(), await makeLink()];
  const turned = one.link.token.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  await server.query('UPDATE share_links SET token = $1 WHERE id = $2', [turned, other.link.id]);
  const { read } = openStore();
  expect(await read(one.path)).not.toBe(await read(`/public/${turned}`));
});

test('the page store holds no more than maxBytes after 10,000 distinct pages', async () => {
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
