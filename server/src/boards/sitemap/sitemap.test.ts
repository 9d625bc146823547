import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';
import { writeSitemap } from './write-sitemap.ts';

const server = await startServer();
const origin = 'http://upnext.test';

async function text(path: string): Promise<string> {
  const answer = await fetch(server.origin + path);
  expect([path, answer.status]).toEqual([path, 200]);
  return await answer.text();
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);

test('the sitemap files contain every listed board that has ideas, and no other boards', async () => {
  const creators = [];
  for (let index = 0; index < 7; index++) {
    const creator = await makeCreator(server);
    await makeIdea(server, creator);
    creators.push(creator);
  }
  const hidden = await makeCreator(server);
  await makeIdea(server, hidden);
  await server.query('UPDATE boards SET is_listed = false WHERE creator_id = $1', [hidden.id]);
  await makeCreator(server, 'nothing-yet');
  await makeFan(server);

  expect(await writeSitemap(server.context.pool, origin, 3)).toBe(3);
  const files = locations(await text('/sitemap.xml'));
  expect(files).toEqual(['pages', '1', '2', '3'].map((name) => `${origin}/sitemaps/${name}.xml`));
  const listed = [];
  for (const number of [1, 2, 3]) listed.push(...locations(await text(`/sitemaps/${number}.xml`)));
  expect(listed).toEqual(creators.map(({ username }) => `${origin}/${username}`));
});

test('writeSitemap deletes files that are no longer needed', async () => {
  await server.query('UPDATE boards SET is_listed = false WHERE creator_id > (SELECT min(creator_id) FROM boards)');
  expect(await writeSitemap(server.context.pool, origin, 3)).toBe(1);
  expect(locations(await text('/sitemap.xml'))).toHaveLength(2);
  expect((await fetch(`${server.origin}/sitemaps/2.xml`)).status).toBe(404);
});

test('a client that does not accept gzip gets an uncompressed sitemap', async () => {
  const plain = await fetch(`${server.origin}/sitemaps/1.xml`, { headers: { 'accept-encoding': 'identity' } });
  expect([plain.headers.get('content-encoding'), (await plain.text()).slice(0, 5)]).toEqual([null, '<?xml']);
});

test('robots.txt contains the URL of the sitemap index, and the site pages are in a separate sitemap', async () => {
  expect(await text('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(locations(await text('/sitemaps/pages.xml'))).toContain(`${origin}/explore`);
});
