import { BoardHandle } from '@upnext/contract/boards/board-address';
import { boardPath, boardTitle, handleOf } from '@upnext/contract/boards/board-handle';
import { isReservedUsername } from '@upnext/contract/identity/reserved-usernames';
import { embedFrame, embedSize } from '@upnext/contract/reach/embed-frame';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

type Wanted = { url: string; maxWidth: number | undefined; maxHeight: number | undefined };

/** The embed of a board leads to its open round, so the URL of a round gets it too. */
const ownPath = /^\/(?:(?:creators|embed)\/)?([^/]+)(?:\/([^/]+))?(?:\/rounds\/\d+)?\/?$/;

/**
 * Returns the oEmbed response for the URL of a board on this site. Any other URL is refused, and nothing is fetched.
 */
export async function describeEmbed(context: Context, { url, maxWidth, maxHeight }: Wanted) {
  const { origin, siteName } = context.config;
  const asked = ownHandle(url, origin);
  if (asked === undefined) throw new Refusal('board_not_found');
  const { page } = await context.boardStore.read(asked);
  const { creator, board } = page;
  const handle = handleOf(creator.username, board.slug);
  const name = boardTitle(creator.username, board);
  const width = Math.min(embedSize.width, maxWidth ?? embedSize.width);
  const height = Math.min(embedSize.height, maxHeight ?? embedSize.height);
  return {
    version: '1.0',
    type: 'rich',
    provider_name: siteName,
    provider_url: origin,
    title: name,
    author_name: creator.username,
    author_url: `${origin}${boardPath(creator.username, board.slug)}`,
    cache_age: 3_600,
    thumbnail_url: `${origin}/share/${handle}.png?v=${board.version}`,
    thumbnail_width: 1_200,
    thumbnail_height: 630,
    html: embedFrame({ origin, username: handle, title: `${name} · ${siteName}`, width, height }),
    width,
    height,
  };
}

function ownHandle(url: string, origin: string): string | undefined {
  const address = URL.parse(url);
  if (address?.origin !== origin || address.username !== '' || address.password !== '') return undefined;
  const [, name = '', slug] = address.pathname.match(ownPath) ?? [];
  const handle = handleOf(name, slug);
  return BoardHandle.safeParse(handle).success && !isReservedUsername(name) ? handle : undefined;
}
