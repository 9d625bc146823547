import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { startNginx } from '../../faults/rig/own-nginx.ts';
import { makeOwnFolder } from './own-folder.ts';
import type { Later } from './run-to-end.ts';
import { freePort, type OwnProcess } from './start-process.ts';

type Origins = { cached: string; files: string };

/** The headers a browser sends when it opens a board. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-GB,en;q=0.9' };

/**
 * Starts nginx with deploy/nginx.conf in front of a process and, as the baseline, the same nginx serving the same
 * bodies as static files.
 */
export async function startNginxAndFiles(
  later: Later,
  site: OwnProcess,
  bodies: Record<string, { path: string; type: string }>,
): Promise<Origins> {
  const own = makeOwnFolder('nginx', later);
  for (const [name, body] of Object.entries(bodies)) {
    const bytes = await readBody(site.origin + body.path);
    writeFileSync(path.join(own.folder, name), bytes);
    writeFileSync(path.join(own.folder, `${name}.gz`), gzipSync(bytes));
  }
  const [port, filesPort] = [await freePort(), await freePort()];
  const locations = Object.entries(bodies).map(([name, { type }]) => `location /${name} { default_type ${type}; }`);
  // The files are precompressed, like the pages in nginx's cache.
  const fileServer = `server {
    listen 127.0.0.1:${filesPort} backlog=4096;
    root ${own.folder};
    gzip_static on;
    ${locations.join('\n')}
  }`;
  await startNginx({ later, ...own }, port, [Number(new URL(site.origin).port)], fileServer);
  return { cached: `http://127.0.0.1:${port}`, files: `http://127.0.0.1:${filesPort}` };
}

async function readBody(url: string): Promise<Buffer> {
  const answer = await fetch(url, { headers: { 'accept-language': browserHeaders['accept-language'] } });
  if (answer.status !== 200) throw new Error(`${url} returned ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
