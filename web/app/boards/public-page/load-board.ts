import { BoardHandle } from '@upnext/contract/boards/board-address';
import { handleOf, splitHandle } from '@upnext/contract/boards/board-handle';
import { getBoard } from '@upnext/contract/boards/boards';
import { isReservedUsername } from '@upnext/contract/identity/reserved-usernames';
import { CallError } from '@upnext/contract/request';
import { data, redirect } from 'react-router';

import type { Call } from '../../api/call.ts';

/** For a loader's `catch`: a 4xx from the API becomes a 404 page, other errors are rethrown. */
export function missing(what: 'board' | 'page') {
  return (error: unknown): never => {
    throw isMissing(error) ? data(what, { status: 404 }) : error;
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof CallError && error.status < 500;
}

/** Like `missing`, for a path that may be a board's: /foo/bar is a missing board only if the creator foo exists. */
export function missingBoard(call: Call, handle: string) {
  return async (error: unknown): Promise<never> => {
    // An overloaded server must not get a second request.
    if (!isMissing(error)) throw error;
    return missing((await mayBeBoard(call, handle)) ? 'board' : 'page')(error);
  };
}

async function mayBeBoard(call: Call, handle: string): Promise<boolean> {
  const { username, slug } = splitHandle(handle);
  if (!BoardHandle.safeParse(handle).success || isReservedUsername(username)) return false;
  if (slug === null) return true;
  return await call(getBoard, { params: { username } }).then(
    () => true,
    () => false,
  );
}

/**
 * For a loader: redirects from a creator's former username to the current one. Usernames can change back, so the
 * redirect is cached for one minute only.
 */
export function redirectRenamed(asked: string, found: string, pathOf: (handle: string) => string): void {
  const { username, slug } = splitHandle(asked);
  if (username.toLowerCase() === found.toLowerCase()) return;
  throw redirect(pathOf(handleOf(found, slug)), { status: 308, headers: { 'cache-control': 'private, max-age=60' } });
}
