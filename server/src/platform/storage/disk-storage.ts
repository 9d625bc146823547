import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { FileStorage } from './file-storage.ts';

/** Stores files in a folder, which is created when the first file is written. */
export function createDiskStorage(folder: string): FileStorage {
  return {
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      // Renaming is atomic, so readers never get half of a file.
      const draft = path.join(folder, `.${randomUUID()}`);
      await writeFile(draft, bytes);
      await rename(draft, path.join(folder, name));
    },
    async read(name) {
      try {
        return await readFile(path.join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(name) {
      await rm(path.join(folder, name), { force: true });
    },
  };
}
