import { redirect } from 'react-router';

/** For a loader: under a name that its creator gave up, the page has moved with them. Names can change back, so it is not kept for long. */
export function followMove(asked: string, found: string, pathOf: (username: string) => string): void {
  if (asked.toLowerCase() === found.toLowerCase()) return;
  throw redirect(pathOf(found), { status: 308, headers: { 'cache-control': 'private, max-age=60' } });
}
