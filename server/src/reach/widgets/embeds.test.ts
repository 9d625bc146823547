import { expect, test } from 'vitest';

import { makeCreator, makeFan } from '../../../test/make-account.ts';
import { makeIdea } from '../../../test/make-idea.ts';
import { startServer } from '../../../test/start-server.ts';

const server = await startServer();
const site = 'http://upnext.test';

async function ask(query: Record<string, string>) {
  const answer = await fetch(`${server.origin}/oembed?${new URLSearchParams(query).toString()}`);
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: text === '' ? {} : (JSON.parse(text) as { html: string }),
  };
}

test('oEmbed returns the same iframe for every URL of a board', async () => {
  const creator = await makeCreator(server);
  await makeIdea(server, creator);
  for (const path of [
    creator.username,
    creator.username.toUpperCase(),
    `creators/${creator.username}`,
    `embed/${creator.username}?theme=dark`,
    `${creator.username}/rounds/7`,
  ]) {
    const { status, body, headers } = await ask({ url: `${site}/${path}`, format: 'json' });
    expect([path, status]).toEqual([path, 200]);
    expect(body).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: creator.username,
      author_url: `${site}/${creator.username}`,
      html: `<iframe src="${site}/embed/${creator.username}" title="${creator.username} · Upnext" width="480" height="540" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    });
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('set-cookie')).toBeNull();
  }
});

test("oEmbed limits the iframe's size to maxwidth and maxheight", async () => {
  const creator = await makeCreator(server);
  const { body } = await ask({ url: `${site}/${creator.username}`, maxwidth: '320', maxheight: '9999' });
  expect(body).toMatchObject({ width: 320, height: 540 });
  expect('html' in body && body.html).toContain('width="320" height="540"');
});

test("oEmbed returns 404 for URLs that don't point to a board on this site", async () => {
  const creator = await makeCreator(server);
  const fan = await makeFan(server);
  const strange = [
    `https://evil.example/${creator.username}`,
    `http://upnext.test@evil.example/${creator.username}`,
    `http://someone@upnext.test/${creator.username}`,
    `//upnext.test/${creator.username}`,
    `javascript:alert(1)`,
    `${site}.evil.example/${creator.username}`,
    `${site}/explore`,
    `${site}/public/${creator.username}`,
    `${site}/${creator.username}/more`,
    `${site}/${fan.username}`,
    `${site}/no-such-user`,
    `${site}/"><script>`,
    '',
  ];
  for (const url of strange) expect([url, (await ask({ url })).status]).toEqual([url, 404]);
});

test('oEmbed returns 400 for a missing URL or an invalid size, and 501 for a format other than JSON', async () => {
  expect((await ask({})).status).toBe(400);
  expect((await ask({ url: `${site}/x`, maxwidth: '-1' })).status).toBe(400);
  expect((await ask({ url: `${site}/x`, format: 'xml' })).status).toBe(501);
});
