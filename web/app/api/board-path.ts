import { Username } from '@upnext/contract/accounts';
import { isReservedUsername } from '@upnext/contract/reserved-usernames';
import { ShareToken } from '@upnext/contract/share-links';

import { safePath } from './safe-path.ts';

/** The three public pages of a creator: /:username, /creators/:username and /public/:token. */
export type BoardPath = { page: 'board' | 'stage'; username: string } | { page: 'linked'; token: string };

/** What a path shows; undefined when it isn't a creator's page. Query and hash don't matter. */
export function parseBoardPath(value: unknown): BoardPath | undefined {
  const [, first = '', second, ...rest] =
    safePath(value)
      ?.replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .split('/') ?? [];
  if (rest.length > 0) return undefined;
  if (second === undefined) return isCreatorName(first) ? { page: 'board', username: first } : undefined;
  if (first === 'creators') return isCreatorName(second) ? { page: 'stage', username: second } : undefined;
  if (first === 'public') return ShareToken.safeParse(second).success ? { page: 'linked', token: second } : undefined;
  return undefined;
}

function isCreatorName(name: string): boolean {
  return Username.safeParse(name).success && !isReservedUsername(name);
}
