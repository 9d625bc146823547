import path from 'node:path';

import { api } from '@upnext/contract/api';
import { expect, test } from 'vitest';

import { makeCreator } from '../../../test/make-account.ts';
import { startServer } from '../../../test/start-server.ts';

const logo = path.join(import.meta.dirname, '../../../../web/public/favicon.svg');

test('SITE_NAME, LOGO_FILE and ACCENT_COLOR set the name, logo and accent colour of the site', async () => {
  const server = await startServer({ SITE_NAME: 'Acme Votes', LOGO_FILE: logo, ACCENT_COLOR: '#0A7D5A' });
  const { body } = await server.call(api.getSite);
  expect(body).toMatchObject({ name: 'Acme Votes', accentUrl: '/site-accent.css?v=0A7D5A' });
  const get = async (address: string | null) => await fetch(server.origin + address);
  const image = await get(body.logoUrl);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  // If the file is opened directly, its scripts don't run.
  expect(image.headers.get('content-security-policy')).toContain("default-src 'none'");
  const styles = await get(body.accentUrl);
  expect(styles.headers.get('content-type')).toContain('text/css');
  expect(await styles.text()).toContain('--vote: light-dark(oklch(from #0A7D5A 0.565 min(c, 0.232) h), ');
  expect(await (await get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Acme Votes' });
  const { username } = await makeCreator(server);
  const oembed = await get(`/oembed?url=${encodeURIComponent(`${server.context.config.origin}/${username}`)}`);
  expect(await oembed.json()).toMatchObject({ provider_name: 'Acme Votes' });
  expect((await get(`/share/${username}.png`)).status).toBe(200);
});

test('without SITE_NAME, LOGO_FILE and ACCENT_COLOR, the site has the default name, no logo and no accent stylesheet', async () => {
  const server = await startServer();
  expect((await server.call(api.getSite)).body).toMatchObject({ name: 'Upnext', logoUrl: null, accentUrl: null });
  for (const address of ['/site-logo.svg', '/site-accent.css'])
    expect((await fetch(server.origin + address)).status).toBe(404);
});

test('startup fails with an error that names the setting for a site name with markup, an invalid colour or an unusable logo', async () => {
  await expect(startServer({ SITE_NAME: '<b>' })).rejects.toThrow('SITE_NAME=<b> is not allowed. Use 1 to 30');
  await expect(startServer({ ACCENT_COLOR: 'green' })).rejects.toThrow('Use a colour like #0a7d5a.');
  await expect(startServer({ LOGO_FILE: '/no/such.svg' })).rejects.toThrow("LOGO_FILE=/no/such.svg can't be read");
  await expect(startServer({ LOGO_FILE: import.meta.filename })).rejects.toThrow('Use an SVG, PNG or WebP file.');
});
