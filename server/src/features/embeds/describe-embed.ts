import { Username } from '@upnext/contract/accounts';
import { embedFrame, embedSize } from '@upnext/contract/embed-frame';
import { isReservedUsername } from '@upnext/contract/reserved-usernames';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { boardStore } from '../boards/board-store.ts';

type Wanted = { url: string; maxWidth: number | undefined; maxHeight: number | undefined };

const boardPath = /^\/(?:creators\/|embed\/)?([^/]+)\/?$/;

/** What oEmbed says of one of this site's own board addresses. Any other address is unknown here, and nothing is fetched. */
export async function describeEmbed(context: Context, { url, maxWidth, maxHeight }: Wanted) {
  const { origin } = context.config;
  const username = ownUsername(url, origin);
  if (username === undefined) throw new Refusal('board_not_found');
  const { page } = await boardStore(context).read(username);
  const { creator, board } = page;
  const width = Math.min(embedSize.width, maxWidth ?? embedSize.width);
  const height = Math.min(embedSize.height, maxHeight ?? embedSize.height);
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Upnext',
    provider_url: origin,
    title: creator.username,
    author_name: creator.username,
    author_url: `${origin}/${creator.username}`,
    cache_age: 3_600,
    thumbnail_url: `${origin}/share/${creator.username}.png?v=${board.version}`,
    thumbnail_width: 1_200,
    thumbnail_height: 630,
    html: embedFrame({ origin, username: creator.username, title: `${creator.username} · Upnext`, width, height }),
    width,
    height,
  };
}

function ownUsername(url: string, origin: string): string | undefined {
  const address = URL.parse(url);
  if (address?.origin !== origin || address.username !== '' || address.password !== '') return undefined;
  const name = address.pathname.match(boardPath)?.[1];
  return name !== undefined && Username.safeParse(name).success && !isReservedUsername(name) ? name : undefined;
}
