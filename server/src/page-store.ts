import { createHash } from 'node:crypto';

import { handleOf } from '@upnext/contract/boards/board-handle';
import { isReservedUsername } from '@upnext/contract/identity/reserved-usernames';
import { pickLanguage, type Language } from '@upnext/contract/language';

import { findLink } from './boards/share-links/find-link.ts';
import { sitePages } from './boards/sitemap/site-pages.ts';
import type { Context } from './context.ts';
import { isEmbed } from './page-headers.ts';
import { createFreshCache } from './platform/fresh-cache.ts';
import { ownAddress } from './platform/http/own-address.ts';
import type { CachedResponse } from './platform/http/send-cached.ts';

/** The page is rendered again only when `state` changes. */
type StoredPage = { response: CachedResponse; state: string };
export type PageRequest = {
  path: string;
  search: string;
  language: Language;
  /** The token of a share link. The link is checked on every request, because it can be deactivated at any time. */
  token?: string;
};

type Options = {
  context: Context;
  /** Renders a public page. Only pages with status 200 are cached. */
  render: (wanted: PageRequest) => Promise<{ status: number; headers: Record<string, string>; body: string }>;
  maxBytes?: number;
};

const defaultMaxBytes = 96 * 1024 * 1024;
/** Estimated overhead per entry: key, headers, bookkeeping. */
const entryBytes = 2_000;
const name = '[A-Za-z0-9_-]{3,50}';
const word = '[a-z0-9-]{1,40}';
/**
 * Matches /username or /username/slug, optionally with /roadmap, /fairness, /week/2026-W02, /idea/7,
 * /rounds or /rounds/7, and /creators/handle or /embed/handle.
 */
const boardPath = new RegExp(
  `^/(?:(?:creators|embed)/(?<handle>${name}(?:~${word})?)|(?<username>${name})(?:/(?!roadmap$|fairness$|week/|idea/|rounds(?:/|$))(?<slug>${word}))?(?:/roadmap|/fairness|/week/\\d{4}-W\\d\\d|/idea/[1-9]\\d{0,15}|/rounds(?:/[1-9]\\d{0,15})?)?)$`,
);

/** Pages that also show what doesn't change the board's version: ballots, votes on hold, and whether a later week has ended. */
const renderedAlways = /\/(rounds(\/\d+)?|fairness|week\/[^/]+)$/;
const linkPath = /^\/public\/(?<token>[^/]+)$/;

/** The handle of the board that a path belongs to. */
function boardOf(path: string): string | undefined {
  const { handle, username, slug } = path.match(boardPath)?.groups ?? {};
  if (handle !== undefined) return handle;
  return username === undefined || isReservedUsername(username) ? undefined : handleOf(username, slug);
}

/**
 * The parts of a request that a public page depends on. No other part of the request reaches the renderer, so requests
 * can't poison the cache.
 */
export function publicPage(
  url: string,
  cookieLanguage: string | undefined,
  acceptLanguage: string | undefined,
): PageRequest | undefined {
  const { pathname, searchParams } = ownAddress(url, 'http://page');
  const isBoard = boardOf(pathname) !== undefined;
  const token = pathname.match(linkPath)?.groups?.token;
  if (!isBoard && token === undefined && !sitePages.some((page) => page === pathname)) return undefined;
  // Search results aren't cached: they differ for each query and would evict popular pages.
  if (searchParams.get('q')?.trim()) return undefined;
  const byAddress = searchParams.get('lang');
  const language = pickLanguage(byAddress === 'en' || byAddress === 'es' ? byAddress : cookieLanguage, acceptLanguage);
  const search = searchOf(pathname, isBoard, searchParams);
  return { path: pathname, search, language, ...(token !== undefined && { token }) };
}

/** The query string, reduced to known parameters with known values. */
function searchOf(pathname: string, isBoard: boolean, params: URLSearchParams): string {
  const known = isEmbed(pathname)
    ? ['theme=light', 'theme=dark']
    : [...(isBoard ? ['sort=newest'] : []), 'lang=en', 'lang=es'];
  const kept = known.filter((pair) => {
    const [key = '', value] = pair.split('=');
    return params.get(key) === value;
  });
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** Caches rendered public pages. Each is rendered once per change, language and process. */
export function createPageStore({ context, render, maxBytes = defaultMaxBytes }: Options) {
  const { pageReads: reads } = context;
  const pages = createFreshCache<PageRequest, StoredPage>({
    maxBytes,
    sizeOf: ({ response }) => response.body.length + entryBytes,
    keyOf,
    load,
  });

  async function stateOf({ path, token }: PageRequest): Promise<{ state: string; isHidden?: boolean }> {
    if (token !== undefined) {
      const link = await findLink(context, token);
      const { response } = await context.boardStore.read(link.handle);
      return { state: `${response.etag} ${link.expires_at?.toISOString()}` };
    }
    const handle = boardOf(path);
    if (path === '/explore') return { state: String(performance.now()) };
    if (sitePages.some((page) => page === path) || handle === undefined) return { state: 'fixed' };
    const { response, isHidden } = await context.boardStore.read(handle);
    if (renderedAlways.test(path)) return { state: String(performance.now()), isHidden };
    return { state: response.etag, isHidden };
  }

  async function load(wanted: PageRequest, previous: StoredPage | undefined): Promise<StoredPage> {
    const { state, isHidden = false } = await stateOf(wanted);
    if (previous?.state === state) return previous;
    reads.rendered++;
    const { status, headers, body } = await render(wanted);
    if (status !== 200) throw new UncacheablePage();
    // A token grants access to the board, so it isn't logged.
    const { path, search, language, token } = wanted;
    context.log.debug({ path: token === undefined ? path : '/public/…', search, language }, 'page rendered');
    const etag = `"${createHash('sha256').update(`${isHidden} ${body}`).digest('base64url').slice(0, 22)}"`;
    // Sent as a header, because it applies to every page of the board.
    if (isHidden) headers['x-robots-tag'] = 'noindex';
    return { state, response: { body: Buffer.from(body), etag, headers } };
  }

  return {
    /** `isLatest`: the page includes everything that was committed before this call. */
    async get(wanted: PageRequest, isLatest = false): Promise<CachedResponse> {
      reads.asked++;
      const { token, path } = wanted;
      const handle = token === undefined ? boardOf(path) : (await findLink(context, token)).handle;
      if (!isLatest || handle === undefined) return (await pages.get(wanted)).response;
      // The page is rendered from the cached board, so the board is loaded first.
      await context.boardStore.readLatest(handle);
      return (await pages.getLatest(wanted)).response;
    },
  };
}

function keyOf({ language, path, search, token }: PageRequest): string {
  return `${language} ${token === undefined ? path.toLowerCase() : path}${search}`;
}

/** Thrown if a page's status isn't 200. Such a page is rendered for each request and not cached. */
export class UncacheablePage extends Error {}
