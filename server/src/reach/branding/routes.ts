import type { FastifyInstance } from 'fastify';

import type { Config } from '../../config.ts';
import { writeAccentStyles } from './write-accent-styles.ts';

const caching = { 'cache-control': 'public, max-age=3600' };

/** Serves what carries the operator's name, logo and colour: the app manifest, the logo and the accent stylesheet. */
export function serveBranding(app: FastifyInstance, { siteName, logo, accentColor }: Config): void {
  const serve = (path: string, type: string, body: Buffer | string) =>
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.type(type).headers(caching).send(body));
  serve('/manifest.webmanifest', 'application/manifest+json', JSON.stringify(describeApp(siteName)));
  if (logo) serve(logo.path, logo.type, logo.body);
  if (accentColor) serve('/site-accent.css', 'text/css; charset=utf-8', writeAccentStyles(accentColor));
}

function describeApp(name: string) {
  return {
    name,
    short_name: name,
    description: 'Your audience decides what you make next.',
    start_url: '/explore',
    display: 'standalone',
    background_color: '#f5f1f4',
    theme_color: '#f5f1f4',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
