import { handleOf, splitHandle } from '@upnext/contract/board-handle';
import { redirect } from 'react-router';

/** For a loader: under a name that its creator gave up, the page has moved with them. A name is asked for, or a handle. Names can change back, so it is not kept for long. */
export function followMove(asked: string, found: string, pathOf: (handle: string) => string): void {
  const { username, slug } = splitHandle(asked);
  if (username.toLowerCase() === found.toLowerCase()) return;
  throw redirect(pathOf(handleOf(found, slug)), { status: 308, headers: { 'cache-control': 'private, max-age=60' } });
}
