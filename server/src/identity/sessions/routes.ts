import * as sessions from '@upnext/contract/identity/sessions';

import { route } from '../../route.ts';
import { endOneSession, endOtherSessions } from './end-sessions.ts';
import { signedIn } from './identify-actor.ts';
import { perAccount, unlimited } from './limit-calls.ts';
import { listSessions } from './list-sessions.ts';
import { sessionHashOf } from './session-cookie.ts';

export const listSessionsRoute = route(sessions.listSessions, signedIn, unlimited, ({ context, request, actor }) =>
  listSessions(context, actor, sessionHashOf(context.config, request)),
);

export const endOneSessionRoute = route(
  sessions.endOneSession,
  signedIn,
  perAccount('writesPerAccount'),
  ({ context, actor, params }) => endOneSession(context, actor, params.id),
);

export const endOtherSessionsRoute = route(
  sessions.endOtherSessions,
  signedIn,
  perAccount('writesPerAccount'),
  ({ context, request, actor }) => endOtherSessions(context, request, actor),
);
