import { publish } from './accounts.ts';
import { expect, test } from './site.ts';

/** The meta and link tags in the HTML, as seen by a crawler that runs no scripts. */
function tagsOf(html: string): Record<string, string> {
  const tags: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<(?:meta|link)\b[^>]*>/g)) {
    const attribute = (name: string) => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1];
    const key =
      attribute('property') ??
      attribute('name') ??
      (attribute('hrefLang') ? `alternate ${attribute('hrefLang')}` : attribute('rel'));
    const value = attribute('content') ?? attribute('href');
    if (key && value !== undefined) tags[key] ??= value.replaceAll('&amp;', '&');
  }
  tags.title = html.match(/<title>([^<]*)</)?.[1] ?? '';
  return tags;
}

test('a board page has the meta tags for link previews and search engines', async ({ request, site }) => {
  const creator = await site.creator();
  await publish(creator, 'First </script> idea', 'Second idea');
  for (const [path, language, query] of [
    [`/${creator.username}`, 'en', ''],
    [`/creators/${creator.username}`, 'es', ''],
    [`/${creator.username}`, 'es', '?lang=es'],
  ] as const) {
    const html = await (await request.get(path + query, { headers: { 'accept-language': language } })).text();
    const tags = tagsOf(html);
    const address = `${site.origin}/${creator.username}`;
    expect(tags).toMatchObject({
      canonical: address + query,
      'alternate en': `${address}?lang=en`,
      'alternate es': `${address}?lang=es`,
      'alternate x-default': address,
      'og:url': address + query,
      'og:type': 'website',
      'og:site_name': 'Upnext',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(tags.title).toContain(creator.username);
    expect(tags['og:title']).toContain(creator.username);
    expect(tags.description?.length).toBeGreaterThan(20);
    expect(tags['og:description']).toBe(tags.description);
    const image = tags['og:image'] ?? '';
    expect(image).toMatch(new RegExp(`^${site.origin}/share/${creator.username}\\.png\\?lang=${language}&v=\\d+$`));
    const picture = await request.get(image);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    const list: unknown = JSON.parse(html.match(/<script type="application\/ld\+json">([^]*?)<\/script>/)?.[1] ?? '{}');
    expect(list).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'First </script> idea' },
        { position: 2, name: 'Second idea' },
      ],
    });
  }
});

test('private pages have a noindex tag, and public pages have a canonical URL', async ({ request }) => {
  for (const path of ['/auth', '/public/demo-SalYCiencia-open-k3Qd9vT', '/no-such-user']) {
    expect(tagsOf(await (await request.get(path)).text()).robots, path).toBe('noindex');
  }
  for (const path of [
    '/',
    '/explore',
    '/features',
    '/pricing',
    '/about',
    '/privacy',
    '/terms',
    '/changelog',
    '/self-hosting',
  ]) {
    const tags = tagsOf(await (await request.get(path)).text());
    expect(new URL(tags.canonical ?? 'http://none').pathname, path).toBe(path);
    expect(tags.robots, path).toBeUndefined();
    expect(tags.description, path).toBeTruthy();
  }
});

test('robots.txt links to the sitemap index, the index links to the sitemap of the pages, and all icons in the manifest return 200', async ({
  request,
  site,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemaps/pages.xml');
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
});
