import { boardPath } from '@upnext/contract/boards/board-handle';
import type { Language } from '@upnext/contract/language';
import { LRUCache } from 'lru-cache';

import type { Context } from '../../context.ts';
import { readWeek } from '../../voting/weekly-charts/read-week.ts';
import { drawShareImage } from './draw-share-image.ts';
import { loadFonts, type Drawing } from './load-fonts.ts';
import { shareFormats, type ShareFormat } from './share-formats.ts';
import { shareWords } from './share-words.ts';

type Shown = Pick<Parameters<typeof drawShareImage>[0], 'creator' | 'ideas' | 'prompt' | 'invitation' | 'path'>;
type Order = { shown: Shown; format: ShareFormat; language: Language };
type ShareImage = { png: Buffer; version: number };
export type ShareImages = {
  render: (handle: string, format: ShareFormat, language: Language) => Promise<ShareImage>;
  renderWeek: (handle: string, week: string, language: Language) => Promise<Buffer>;
  renders: () => number;
};

/** Renders share images. Each version of a board is drawn once, and a bounded number of images is cached. */
export function createShareImages(context: Context): ShareImages {
  const site = new URL(context.config.origin).host;
  const images = new LRUCache<string, Buffer, Order>({
    max: 300,
    ttl: 60 * 60 * 1_000,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: order }) => draw(order),
  });
  let drawing: Promise<Drawing> | undefined;
  let drawn = 0;

  async function draw({ shown, format, language }: Order): Promise<Buffer> {
    drawn++;
    drawing ??= loadFonts();
    const { renderer, keepDrawable } = await drawing;
    const { width, height } = shareFormats[format];
    const prompt = keepDrawable(shown.prompt) || shareWords[language].prompt;
    const node = drawShareImage({ ...shown, prompt, format, language, site, keepDrawable });
    return await renderer.render(node, { width, height, format: 'png', lang: language, dithering: 'ordered-bayer' });
  }

  return {
    renders: () => drawn,
    async render(handle, format, language) {
      const { creator, board, ideas } = (await context.boardStore.read(handle)).page;
      const key = `${board.id} ${board.version} ${format} ${language}`;
      const words = shareWords[language];
      const path = boardPath(creator.username, board.slug);
      const invitation = board.acceptsSuggestions ? words.empty : words.emptyClosed;
      const prompt = (board.slug && board.name) ?? words.prompt;
      const shown = { creator, ideas, prompt, invitation, path };
      const png = await images.forceFetch(key, { context: { shown, format, language } });
      return { png, version: board.version };
    },
    async renderWeek(handle, week, language) {
      const { creator, board, places, startsOn } = await readWeek(context, handle, week);
      const { username: name, profileBackground } = creator;
      // A past week's image changes only if one of these values changes, so they form the cache key.
      const key = `${JSON.stringify([name, board, profileBackground, places])} ${week} ${language}`;
      const words = shareWords[language];
      const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(startsOn));
      const ideas = places.map(({ title, votes, position, previous }) => ({
        title,
        votes,
        position: { current: position, previous, change: previous === null ? null : previous - position },
      }));
      const shown = {
        creator,
        ideas,
        prompt: board?.name ? `${board.name} · ${words.week(day)}` : words.week(day),
        invitation: words.emptyClosed,
        path: boardPath(name, board?.slug),
      };
      return await images.forceFetch(key, { context: { shown, format: 'wide', language } });
    },
  };
}
