import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { repository } from './site-process.ts';

/**
 * Copies the built product into an empty folder and gives every script and stylesheet another hash, as in a new version
 * that changed all of them.
 */
export async function copyAsNewVersion(folder: string): Promise<void> {
  for (const part of ['server/src', 'web/build']) {
    await mkdir(path.join(folder, path.dirname(part)), { recursive: true });
    await cp(path.join(repository, part), path.join(folder, part), { recursive: true });
  }
  for (const part of ['node_modules', 'server/node_modules', 'web/node_modules', 'package.json'])
    await symlink(path.join(repository, part), path.join(folder, part)).catch(() => undefined);

  const build = path.join(folder, 'web/build');
  const files = await readdir(build, { recursive: true });
  const hashes = new Set(
    files.flatMap((file) => /^client\/assets\/.*-([\w-]{8})\.(?:js|css|woff2)$/.exec(file)?.[1] ?? []),
  );
  const anyHash = new RegExp(`(?<=-)(?:${[...hashes].join('|')})(?=\\.(?:js|css|woff2))`, 'g');
  const renew = (text: string): string => text.replace(anyHash, (hash) => `new-${hash}`);
  for (const file of files) {
    const from = path.join(build, file);
    // The compressed copies still contain the old names.
    if (/\.(?:br|gz)$/.test(file)) await rm(from);
    else if (/\.(?:js|css|html|json)$/.test(file)) {
      await writeFile(from, renew(await readFile(from, 'utf8')));
      await rename(from, path.join(build, renew(file)));
    } else if (renew(file) !== file) await rename(from, path.join(build, renew(file)));
  }
}
