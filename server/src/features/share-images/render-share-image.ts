import type { BoardPage } from '@upnext/contract/boards';
import type { Language } from '@upnext/contract/language';

import type { Context } from '../../context.ts';
import { createExpiringCache } from '../../platform/expiring-cache.ts';
import { boardStore } from '../boards/board-store.ts';
import { drawShareImage } from './draw-share-image.ts';
import { loadFonts, type Drawing } from './load-fonts.ts';
import { shareFormats, type ShareFormat } from './share-formats.ts';

type ShareImage = { png: Buffer; version: number };
export type ShareImages = {
  render: (username: string, format: ShareFormat, language: Language) => Promise<ShareImage>;
  renders: () => number;
};

/** Pictures of boards: one drawing per version of a board however many ask, and a bounded number kept. */
export function createShareImages(context: Context): ShareImages {
  const site = new URL(context.config.origin).host;
  const kept = createExpiringCache<Promise<Buffer>>({ seconds: 3_600, max: 300 });
  let drawing: Promise<Drawing> | undefined;
  let drawn = 0;

  async function draw(board: BoardPage, format: ShareFormat, language: Language): Promise<Buffer> {
    drawn++;
    drawing ??= loadFonts();
    const { renderer, keepDrawable } = await drawing;
    const { width, height } = shareFormats[format];
    const node = drawShareImage({ board, format, language, site, keepDrawable });
    return await renderer.render(node, { width, height, format: 'png', lang: language, dithering: 'ordered-bayer' });
  }

  return {
    renders: () => drawn,
    async render(username, format, language) {
      const { page: board } = await boardStore(context).read(username);
      const key = `${board.board.id} ${board.board.version} ${format} ${language}`;
      let png = kept.get(key);
      if (!png) {
        png = draw(board, format, language);
        kept.set(key, png);
        png.catch(() => kept.delete(key));
      }
      return { png: await png, version: board.board.version };
    },
  };
}
