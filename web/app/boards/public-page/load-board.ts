import { handleOf, splitHandle } from '@upnext/contract/boards/board-handle';
import { CallError } from '@upnext/contract/request';
import { data, redirect } from 'react-router';

/** For a loader's `catch`: a 4xx from the API becomes a 404 page, other errors are rethrown. */
export function missingBoard(error: unknown): never {
  if (error instanceof CallError && error.status < 500) throw data('board', { status: 404 });
  throw error;
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
