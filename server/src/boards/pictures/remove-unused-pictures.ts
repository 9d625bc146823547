import { pictureSizes } from '@upnext/contract/picture';

import type { PictureWork } from './encode-upload.ts';
import { deletePicture, selectUnused } from './sql.ts';

/** Removes the files of pictures that were replaced or removed, and of deleted ideas and accounts. */
export async function removeUnusedPictures({ db, pictures }: PictureWork): Promise<void> {
  for (;;) {
    const unused = await selectUnused(db);
    if (unused.length === 0) return;
    for (const { name } of unused) {
      for (const size of pictureSizes) await pictures.remove(`${name}-${size}.webp`);
      await deletePicture(db, name);
    }
  }
}
