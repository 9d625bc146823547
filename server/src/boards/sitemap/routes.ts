import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import type { FastifyInstance } from 'fastify';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { sitePages } from './site-pages.ts';
import { selectFile, selectFiles } from './sql.ts';

const caching = { 'cache-control': 'public, max-age=3600' };

/** Serves /robots.txt, the sitemap index and the sitemaps. */
export function serveSitemap(app: FastifyInstance, context: Context): void {
  const { origin, legalPages } = context.config;
  const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .headers(caching)
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /profile\n\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const files = await runNamed(context.pool, selectFiles, []);
    const entries = [
      `<sitemap><loc>${origin}/sitemaps/pages.xml</loc></sitemap>`,
      ...files.map(
        ({ number, made_at: madeAt }) =>
          `<sitemap><loc>${origin}/sitemaps/${number}.xml</loc><lastmod>${madeAt.toISOString()}</lastmod></sitemap>`,
      ),
    ];
    const body = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
    return await reply.type('application/xml').headers(caching).send(xml(body));
  });

  app.get('/sitemaps/pages.xml', { schema: { hide: true } }, (_request, reply) => {
    const shown = sitePages.filter((page) => page !== '/imprint' || legalPages.imprint);
    const urls = shown.map((page) => `<url><loc>${origin}${page}</loc></url>`).join('\n');
    return reply
      .type('application/xml')
      .headers(caching)
      .send(xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`));
  });

  app.get<{ Params: { number: string } }>(
    '/sitemaps/:number.xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const { number } = request.params;
      const [file] = /^[1-9]\d{0,4}$/.test(number) ? await runNamed(context.pool, selectFile, [Number(number)]) : [];
      if (!file) throw new Refusal('not_found');
      reply.type('application/xml').headers({ ...caching, vary: 'accept-encoding' });
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
        return await reply.send(await promisify(gunzip)(file.body));
      return await reply.header('content-encoding', 'gzip').send(file.body);
    },
  );
}
