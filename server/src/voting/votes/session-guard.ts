import { sessionHashOf } from '../../identity/sessions/session-cookie.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Guard } from '../../route.ts';

/** Only requires a session cookie: the statement that casts the vote validates the session. */
export const sessionGuard: Guard<Buffer> = (context, request) => {
  const hash = sessionHashOf(context.config, request);
  if (!hash) throw new Refusal('not_signed_in');
  return hash;
};
