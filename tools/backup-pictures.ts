import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Only finished pictures: the storage writes to hidden files and renames them. */
const listPictures = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.webp')) : [];

/**
 * Copies all pictures to a folder named after the base backup. A file's name is a hash of its content, so files that an
 * earlier backup has are linked instead of copied.
 */
export function backUpPictures(from: string, into: string, name: string): number {
  const earlier = existsSync(into) ? readdirSync(into).toSorted().toReversed() : [];
  const draft = path.join(into, 'unfinished');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const files = listPictures(from);
  for (const file of files) {
    const known = earlier.map((backup) => path.join(into, backup, file)).find((copy) => existsSync(copy));
    if (known === undefined) copyFileSync(path.join(from, file), path.join(draft, file));
    else linkSync(known, path.join(draft, file));
  }
  renameSync(draft, path.join(into, name));
  return files.length;
}

/**
 * Copies the pictures of this base backup and of all later ones to a folder, because the database may be restored to any
 * time after it. Pictures that the restored database doesn't know are never shown.
 */
export function restorePictures(from: string, since: string, into: string): number {
  const backups = existsSync(from) ? readdirSync(from).filter((name) => name >= since && name !== 'unfinished') : [];
  let restored = 0;
  for (const backup of backups) {
    for (const file of listPictures(path.join(from, backup))) {
      const wanted = path.join(into, file);
      if (existsSync(wanted)) continue;
      mkdirSync(into, { recursive: true });
      copyFileSync(path.join(from, backup, file), wanted);
      restored++;
    }
  }
  return restored;
}
