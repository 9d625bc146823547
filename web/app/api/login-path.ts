import { safePath } from './safe-path.ts';

/** The login page that a visitor is redirected to. `from` is the path to return to after login. */
export function loginPath(from: string): string {
  const referrer = safePath(from);
  return referrer ? `/auth?direct=true&referrer=${encodeURIComponent(referrer)}` : '/auth?direct=true';
}
