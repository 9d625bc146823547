import { createHash } from 'node:crypto';

import { pickLanguage, type Language } from '@upnext/contract/language';
import { isReservedUsername } from '@upnext/contract/reserved-usernames';

import type { Context } from './context.ts';
import { boardStore } from './features/boards/board-store.ts';
import { sitePages } from './features/sitemap/site-pages.ts';
import { isEmbed } from './page-headers.ts';
import { perContext } from './per-context.ts';
import { createFreshValue, type FreshValue } from './platform/fresh-value.ts';
import { keepBytes, type KeptBytes } from './platform/http/kept-bytes.ts';
import { ownAddress } from './platform/http/own-address.ts';
import { isPassingFailure } from './platform/postgres/read-failure.ts';
import { createWeightedCache } from './platform/weighted-cache.ts';

/** While the state stays the same, so does the page. */
export type KeptPage = { bytes: KeptBytes; state: string };
export type WantedPage = { path: string; search: string; language: Language };

type Options = {
  context: Context;
  /** Renders a public page; its status must be 200 for it to be kept. */
  render: (wanted: WantedPage) => Promise<{ status: number; headers: Record<string, string>; body: string }>;
};

const mostBytes = 96 * 1024 * 1024;
const boardPath = /^\/(?:creators\/|embed\/)?([A-Za-z0-9_-]{3,50})(?:\/roadmap|\/week\/\d{4}-W\d\d)?$/;

const mostAsked = 1_000;
const asked = new Map<string, WantedPage | undefined>();

/**
 * What of a request decides the bytes of a public page: nothing else reaches the renderer, so nothing else can spoil them.
 * A crowd asks for the same few pages: each is worked out once, for it costs as much as the rest of the answer.
 */
export function publicPage(
  url: string,
  cookieLanguage: string | undefined,
  acceptLanguage: string | undefined,
): WantedPage | undefined {
  const key = `${url}\n${cookieLanguage ?? ''}\n${acceptLanguage ?? ''}`;
  if (!asked.has(key)) {
    if (asked.size >= mostAsked) asked.clear();
    asked.set(key, readRequest(url, cookieLanguage, acceptLanguage));
  }
  return asked.get(key);
}

function readRequest(
  url: string,
  cookieLanguage: string | undefined,
  acceptLanguage: string | undefined,
): WantedPage | undefined {
  const { pathname, searchParams } = ownAddress(url, 'http://page');
  const username = pathname.match(boardPath)?.[1];
  const isBoard = username !== undefined && !isReservedUsername(pathname.slice(1));
  if (!isBoard && !sitePages.some((page) => page === pathname)) return undefined;
  // Everyone looks for something else: kept, these would push out what many read.
  if (searchParams.get('q')?.trim()) return undefined;
  const byAddress = searchParams.get('lang');
  const language = pickLanguage(byAddress === 'en' || byAddress === 'es' ? byAddress : cookieLanguage, acceptLanguage);
  return { path: pathname, search: isBoard ? searchOf(pathname, searchParams) : '', language };
}

/** Of the parameters of a board's page those that it knows, and no other value of them. */
function searchOf(pathname: string, params: URLSearchParams): string {
  if (!isEmbed(pathname)) return params.get('sort') === 'newest' ? '?sort=newest' : '';
  const theme = params.get('theme');
  return theme === 'light' || theme === 'dark' ? `?theme=${theme}` : '';
}

/** How well the store below does. */
export const pageReads = perContext(() => ({ asked: 0, rendered: 0 }));

/** Rendered public pages as they are sent: once per change, language and process, however many ask. */
export function createPageStore({ context, render }: Options) {
  const reads = pageReads(context);
  const pages = createWeightedCache<FreshValue<KeptPage>>(mostBytes, (page) => {
    const kept = page.peek();
    return (kept?.bytes.weight ?? 0) + 2_000;
  });

  async function stateOf({ path }: WantedPage): Promise<string> {
    const username = path.match(boardPath)?.[1];
    if (path === '/explore') return String(performance.now());
    if (sitePages.some((page) => page === path) || username === undefined) return 'fixed';
    return (await boardStore(context).read(username)).bytes.etag;
  }

  async function load(wanted: WantedPage, previous: KeptPage | undefined): Promise<KeptPage> {
    const state = await stateOf(wanted);
    if (previous?.state === state) return previous;
    reads.rendered++;
    const { status, headers, body } = await render(wanted);
    if (status !== 200) throw new UnkeptPage();
    context.log.debug(wanted, 'rendered a page');
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return { state, bytes: previous?.bytes.etag === etag ? previous.bytes : await keepBytes(body, etag, headers) };
  }

  return {
    async get(wanted: WantedPage): Promise<KeptBytes> {
      reads.asked++;
      const key = `${wanted.language} ${wanted.path.toLowerCase()}${wanted.search}`;
      const known = pages.get(key);
      if (known) return (await known.get()).bytes;
      const page = createFreshValue<KeptPage>({
        load: async (previous) => {
          try {
            const kept = await load(wanted, previous);
            if (kept !== previous) pages.set(key, page);
            return kept;
          } catch (error) {
            if (!isPassingFailure(error)) pages.delete(key);
            throw error;
          }
        },
        isPassing: isPassingFailure,
      });
      pages.set(key, page);
      return (await page.get()).bytes;
    },
  };
}

/** A page that is not there is rendered for whoever asks, and not kept. */
export class UnkeptPage extends Error {}
