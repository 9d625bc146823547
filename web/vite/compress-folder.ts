import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a .br and a .gz file next to every text file, so nothing is compressed at request time. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        const bytes = await readFile(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${path}.br`, await toBrotli(bytes, { params }));
        await writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 }));
      }),
  );
}
