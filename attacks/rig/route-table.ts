import { subscribe } from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import path from 'node:path';

import type { FastifyInstance, RouteOptions } from 'fastify';
import { pino } from 'pino';

import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { closeContext, createContext } from '../../server/src/create-context.ts';
import { servePages } from '../../server/src/pages.ts';

type PageRoute = { path?: string | undefined; children?: PageRoute[] | undefined };

const files = path.join(import.meta.dirname, '../../web/build/client');

/** Returns every `METHOD /path` of the built product: the Fastify routes, and the pages behind the catch-all route. */
export async function readRouteTable(databaseUrl: string): Promise<string[]> {
  const found = new Set<string>();
  subscribe('fastify.initialization', (message) => {
    const { fastify: app } = message as { fastify: FastifyInstance };
    app.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) if (!isFile(url) && one !== 'HEAD') found.add(`${one} ${tidy(url)}`);
    });
  });
  const config = readConfig({ ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl });
  const context = createContext(config, pino({ level: 'silent' }));
  const { app } = await buildApp(context);
  await servePages(app, context);
  await app.ready();
  await app.close();
  await closeContext(context);
  found.delete('GET /*');
  // In production the list has no development-only routes.
  process.env.NODE_ENV = 'production';
  const { default: pages } = await import('../../web/app/routes.ts');
  for (const url of pathsOf(pages, '')) found.add(`GET ${url}`);
  return [...found].toSorted();
}

/** Whether the URL is a static file of the build. These files are public. */
function isFile(url: string): boolean {
  return url !== '/' && existsSync(path.join(files, url));
}

function tidy(url: string): string {
  return url.replace(/(?<=.)\/$/, '');
}

function pathsOf(routes: PageRoute[], parent: string): string[] {
  return routes.flatMap(({ path: own = '', children }) => {
    const url = `${parent}/${own}`.replace(/\/+/g, '/');
    return children ? pathsOf(children, url) : [tidy(url)];
  });
}
