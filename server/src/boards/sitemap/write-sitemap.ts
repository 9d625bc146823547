import { once } from 'node:events';
import { createGzip, type Gzip } from 'node:zlib';

import { boardPath, ideaPath, roundPath } from '@upnext/contract/boards/board-handle';
import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { deleteFilesAfter, selectListedBoards, upsertFile, type ListedBoard } from './sql.ts';

/** Search engines accept at most 50,000 URLs per file. */
const mostPerFile = 45_000;
const pageSize = 500;

type OpenFile = { gzip: Gzip; chunks: Buffer[]; addresses: number };

/**
 * Writes sitemap files with the URLs of every listed board, of its top ideas and of its rounds. Boards are streamed into
 * the compressor page by page, so that memory holds only one page and one compressed file. Returns the number of files.
 */
export async function writeSitemap(pool: pg.Pool, origin: string, perFile = mostPerFile): Promise<number> {
  let number = 0;
  let last = [0, 0];
  let file: OpenFile | undefined;
  for (;;) {
    const boards = await runNamed(pool, selectListedBoards, [...last, pageSize]);
    const end = boards.at(-1);
    if (end) last = [end.id, end.board_id];
    const isLastPage = boards.length < pageSize;
    const paths = boards.flatMap(pathsOf);
    while (paths.length > 0) {
      file ??= openFile();
      await write(file, origin, paths.splice(0, perFile - file.addresses));
      if (file.addresses < perFile) continue;
      await store(pool, ++number, file);
      file = undefined;
    }
    if (isLastPage) break;
  }
  if (file) await store(pool, ++number, file);
  await pool.query(deleteFilesAfter, [number]);
  return number;
}

function pathsOf({ username, slug, idea_ids: ids, rounds }: ListedBoard): string[] {
  return [
    boardPath(username, slug),
    ...ids.map((id) => ideaPath(username, slug, id)),
    ...rounds.map((number) => roundPath(username, slug, number)),
  ];
}

function openFile(): OpenFile {
  const gzip = createGzip();
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  gzip.write('<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n');
  return { gzip, chunks, addresses: 0 };
}

/** Writes many lines per call, because each call is a round trip to zlib's thread. */
async function write(file: OpenFile, origin: string, paths: string[]): Promise<void> {
  file.addresses += paths.length;
  const lines = paths.map((path) => `<url><loc>${origin}${path}</loc></url>\n`).join('');
  if (!file.gzip.write(lines)) await once(file.gzip, 'drain');
}

async function store(pool: pg.Pool, number: number, { gzip, chunks }: OpenFile): Promise<void> {
  gzip.end('</urlset>\n');
  await once(gzip, 'end');
  await pool.query(upsertFile, [number, Buffer.concat(chunks)]);
}
