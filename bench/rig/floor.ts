import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';

import type { Bench } from './bench.ts';
import { startProcess, type OwnProcess } from './start-process.ts';

export async function startFloor(bench: Pick<Bench, 'later'>): Promise<OwnProcess> {
  return await startProcess(bench, { file: path.join(import.meta.dirname, 'floor-server.ts') });
}

/** What a browser says when it opens a board. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-GB,en;q=0.9' };

/** From now on the floor answers `/json` and `/html` with the very bytes that the product sends. */
export async function keepOnFloor({ child }: OwnProcess, sources: Record<'json' | 'html', string>): Promise<void> {
  const kept: Record<string, { contentType: string; base64: string }> = {};
  for (const [name, url] of Object.entries(sources)) kept[name] = await rawBytes(url);
  const done = once(child, 'message');
  child.send(kept);
  await done;
}

/** As they go over the wire: fetch would unpack them. */
async function rawBytes(url: string): Promise<{ contentType: string; base64: string }> {
  const request = get(url, { headers: browserHeaders });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  const body = Buffer.concat(await response.toArray());
  return { contentType: response.headers['content-type'] ?? '', base64: body.toString('base64') };
}
