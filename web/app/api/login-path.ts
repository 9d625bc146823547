import { safePath } from './safe-path.ts';

/** Where a signed-out visitor of a page for signed-in people is sent; `from` is where they come back to. */
export function loginPath(from: string): string {
  const referrer = safePath(from);
  return referrer ? `/auth?direct=true&referrer=${encodeURIComponent(referrer)}` : '/auth?direct=true';
}
