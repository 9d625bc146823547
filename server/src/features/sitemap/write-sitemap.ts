import { once } from 'node:events';
import { createGzip, type Gzip } from 'node:zlib';

import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { deleteFilesAfter, selectListedNames, upsertFile } from './sql.ts';

/** Search engines take 50,000 at most. */
const mostPerFile = 45_000;
const pageSize = 5_000;

type OpenFile = { gzip: Gzip; chunks: Buffer[]; addresses: number };

/**
 * Writes the address of every listed board, a page of names at a time, each straight into the compressor: what is held is
 * one page and one compressed file, whatever the number of boards.
 */
export async function writeSitemap(pool: pg.Pool, origin: string, perFile = mostPerFile): Promise<number> {
  let number = 0;
  let last = 0;
  let file: OpenFile | undefined;
  for (;;) {
    const names = await runNamed(pool, selectListedNames, [last, pageSize]);
    for (const { id, username } of names) {
      last = id;
      file ??= openFile();
      await write(file, `<url><loc>${origin}/${username}</loc></url>\n`);
      file.addresses++;
      if (file.addresses === perFile) {
        await store(pool, ++number, file);
        file = undefined;
      }
    }
    if (names.length < pageSize) break;
  }
  if (file) await store(pool, ++number, file);
  await pool.query(deleteFilesAfter, [number]);
  return number;
}

function openFile(): OpenFile {
  const gzip = createGzip();
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  gzip.write('<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n');
  return { gzip, chunks, addresses: 0 };
}

async function write({ gzip }: OpenFile, line: string): Promise<void> {
  if (!gzip.write(line)) await once(gzip, 'drain');
}

async function store(pool: pg.Pool, number: number, { gzip, chunks, addresses }: OpenFile): Promise<void> {
  gzip.end('</urlset>\n');
  await once(gzip, 'end');
  await pool.query(upsertFile, [number, addresses, Buffer.concat(chunks)]);
}
