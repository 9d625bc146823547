import { boardPath, ideaPath, nameOf, roundPath } from '@upnext/contract/boards/board-handle';
import type { Creator } from '@upnext/contract/identity/accounts';
import type { Language } from '@upnext/contract/language';
import { LRUCache } from 'lru-cache';

import { readIdea } from '../../boards/idea-page/read-idea.ts';
import type { Context } from '../../context.ts';
import { createBoundedQueue } from '../../platform/bounded-queue.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readRound } from '../../voting/rounds/read-round.ts';
import { readWeek } from '../../voting/weekly-charts/read-week.ts';
import { describeRace } from './describe-race.ts';
import { describeRound } from './describe-round.ts';
import type { DrawnIdea } from './draw-bar.ts';
import { drawShareImage, type ImageOrder } from './draw-share-image.ts';
import { loadFonts, type Drawing } from './load-fonts.ts';
import { shareFormats, type ShareFormat } from './share-formats.ts';
import { shareWords } from './share-words.ts';

/** `content` is the order as JSON. */
type Drawn = { png: Buffer; content: string; drawnAt: number };
/** `isCurrent` is false for the previous image, which is served while the current one is drawn. */
type Served = { png: Buffer; isCurrent: boolean };
type Versioned = Served & { version: number };
export type ShareImages = {
  render: (handle: string, format: ShareFormat, language: Language) => Promise<Versioned>;
  renderIdea: (handle: string, ideaId: number, format: ShareFormat, language: Language) => Promise<Versioned>;
  renderWeek: (handle: string, week: string, language: Language) => Promise<Served>;
  renderRound: (handle: string, number: number, language: Language) => Promise<Served>;
  renders: () => number;
};

/** Browsers and social networks keep images for at least this long, so an image of this age is served as it is. */
const staleMs = 60_000;

/**
 * Renders share images and caches the last one of each board, format and language. An image is drawn again only if
 * something that it shows has changed.
 */
export function createShareImages(context: Context): ShareImages {
  const { origin, siteName } = context.config;
  const site = new URL(origin).host;
  // Drawing occupies a core for about half a second. One image at a time leaves the other cores free for votes.
  const queue = createBoundedQueue({ width: 1, depth: 20 });
  const images = new LRUCache<string, Drawn, { order: ImageOrder; content: string }>({
    max: 300,
    ignoreFetchAbort: true,
    fetchMethod: async (_slot, _previous, { context: { order, content } }) => {
      const png = await queue.run(() => draw(order));
      return { png, content, drawnAt: performance.now() };
    },
  });
  let drawing: Promise<Drawing> | undefined;
  let drawn = 0;

  async function draw(order: ImageOrder): Promise<Buffer> {
    drawn++;
    drawing ??= loadFonts();
    const { renderer, keepDrawable } = await drawing;
    const { width, height } = shareFormats[order.format];
    const avatar = order.avatar === null ? undefined : await context.pictures.read(order.avatar);
    const node = drawShareImage(order, { site, siteName, keepDrawable, hasAvatar: avatar !== undefined });
    return await renderer.render(node, {
      width,
      height,
      format: 'png',
      lang: order.language,
      dithering: 'ordered-bayer',
      ...(avatar && order.avatar !== null && { images: [{ src: order.avatar, data: avatar }] }),
    });
  }

  async function serve(slot: string, order: ImageOrder): Promise<Served> {
    const content = JSON.stringify(order);
    const previous = images.peek(slot);
    const image = await images.forceFetch(slot, {
      context: { order, content },
      forceRefresh: previous?.content !== content,
      allowStale: previous !== undefined && performance.now() - previous.drawnAt < staleMs,
      // If the queue is full, an old image is better than none.
      allowStaleOnFetchRejection: previous !== undefined,
    });
    return { png: image.png, isCurrent: image.content === content };
  }

  return {
    renders: () => drawn,
    async render(handle, format, language) {
      const { creator, board, ideas } = (await context.boardStore.read(handle)).page;
      const words = shareWords[language];
      const served = await serve(`${board.id} ${format} ${language}`, {
        ...shownOf(creator),
        ideas: topOf(ideas),
        prompt: (board.slug && board.name) ?? words.prompt,
        invitation: board.acceptsSuggestions ? words.empty : words.emptyClosed,
        path: boardPath(creator.username, board.slug),
        format,
        language,
      });
      return { ...served, version: board.version };
    },
    async renderIdea(handle, ideaId, format, language) {
      const { page: shown } = await context.boardStore.read(handle);
      const found = await readIdea(context, shown, ideaId);
      if ('mergedInto' in found) throw new Refusal('idea_not_found');
      const { creator, board, idea } = found.page;
      const served = await serve(`${board.id} ${format} ${language} idea ${idea.id}`, {
        ...shownOf(creator),
        ...describeRace(found.page, language),
        prompt: '',
        invitation: '',
        path: ideaPath(creator.username, board.slug, idea.id),
        format,
        language,
      });
      return { ...served, version: board.version };
    },
    async renderWeek(handle, week, language) {
      const { creator, board, places, startsOn } = await readWeek(context, handle, week);
      const words = shareWords[language];
      const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(startsOn));
      const ideas = places.map(({ title, votes, position, previous }) => ({
        title,
        votes,
        position: { current: position, previous, change: previous === null ? null : previous - position },
      }));
      return await serve(`${handle.toLowerCase()} ${week} ${language}`, {
        ...shownOf(creator),
        ideas: topOf(ideas),
        prompt: board?.name ? `${board.name} · ${words.week(day)}` : words.week(day),
        invitation: words.emptyClosed,
        path: boardPath(creator.username, board?.slug),
        format: 'wide',
        language,
      });
    },
    async renderRound(handle, number, language) {
      const round = await readRound(context, handle, number);
      const { creator, board } = round;
      return await serve(`${handle.toLowerCase()} round ${number} ${language}`, {
        ...shownOf(creator),
        ...describeRound(round, language),
        invitation: shareWords[language].prompt,
        path: roundPath(creator.username, board?.slug, number),
        format: 'wide',
        language,
      });
    },
  };
}

function shownOf(creator: Creator) {
  const { username, profileBackground: background, logoUrl } = creator;
  // Pictures on other sites are never fetched.
  const avatar = /^\/pictures\/(.+)$/.exec(logoUrl ?? '')?.[1] ?? null;
  return { name: nameOf(creator), username, avatar, background };
}

function topOf(ideas: DrawnIdea[]): DrawnIdea[] {
  return ideas.slice(0, 3).map(({ title, votes, position }) => ({ title, votes, position }));
}
