import type { Readable } from 'node:stream';

import { Refusal } from './refusal.ts';

/** Reads a request body that may have up to `mostBytes`. */
export async function readStream(stream: Readable, mostBytes: number): Promise<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += (chunk as Buffer).length;
    // Reads on without keeping the bytes: if it stopped, the client could not use the connection for another request.
    if (size > mostBytes) chunks = [];
    else chunks.push(chunk as Buffer);
  }
  if (size > mostBytes) throw new Refusal('body_too_large');
  return Buffer.concat(chunks);
}
