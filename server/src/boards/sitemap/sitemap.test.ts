import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea, makeIdeas } from '../../../test/make-idea.ts';
import { makeRound } from '../../../test/make-round.ts';
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

test('the sitemap files contain every listed board that has ideas with its published ideas, and nothing else', async () => {
  const paths: string[] = [];
  for (let index = 0; index < 4; index++) {
    const creator = await makeCreator(server);
    const id = await makeIdea(server, creator);
    await makeIdea(server, creator, { status: 'pending' });
    paths.push(`/${creator.username}`, `/${creator.username}/idea/${id}`);
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
  expect(listed).toEqual(paths.map((path) => origin + path));
});

test('the sitemap contains the 100 ideas of a board with the most votes, and made ideas, but not those not planned', async () => {
  await server.query('UPDATE boards SET is_listed = false');
  const creator = await makeCreator(server);
  const ids = await makeIdeas(server, creator, 103);
  const [made, notPlanned, last] = ids;
  await server.query('UPDATE ideas SET votes = 5 WHERE id = ANY($1)', [ids.toSpliced(2, 1)]);
  await server.query(
    `UPDATE ideas SET status = 'closed', stage = 'made', piece_url = 'https://youtu.be/abc' WHERE id = $1`,
    [made],
  );
  await server.query(
    `UPDATE ideas SET status = 'closed', stage = 'not-planned', not_planned_reason = 'No' WHERE id = $1`,
    [notPlanned],
  );
  await writeSitemap(server.context.pool, origin);
  const listed = locations(await text('/sitemaps/1.xml'));
  expect(listed).toHaveLength(101);
  expect(listed).toContain(`${origin}/${creator.username}/idea/${made}`);
  for (const id of [notPlanned, last]) expect(listed).not.toContain(`${origin}/${creator.username}/idea/${id}`);
});

test('the sitemap contains the rounds of a board, except cancelled ones', async () => {
  await server.query('UPDATE boards SET is_listed = false');
  const creator = await makeCreator(server);
  const [first = 0, second = 0] = (await makeRound(server, creator)).candidates.map(({ ideaId }) => ideaId);
  await makeRound(server, creator, { ideaIds: [first, second] });
  await server.query(`UPDATE rounds SET state = 'cancelled' WHERE creator_id = $1 AND number = 2`, [creator.id]);
  await writeSitemap(server.context.pool, origin);
  const rounds = locations(await text('/sitemaps/1.xml')).filter((location) => location?.includes('/rounds'));
  expect(rounds).toEqual([`${origin}/${creator.username}/rounds/1`]);
});

test('writeSitemap deletes files that are no longer needed', async () => {
  await server.query('UPDATE boards SET is_listed = creator_id = (SELECT min(creator_id) FROM boards)');
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
