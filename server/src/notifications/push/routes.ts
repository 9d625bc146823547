import * as push from '@upnext/contract/notifications/push';

import { signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { sessionHashOf } from '../../identity/sessions/session-cookie.ts';
import { languageOf } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';
import { describePush, subscribeToPush, unsubscribeFromPush } from './subscribe-to-push.ts';

export const getPushRoute = route(push.getPush, signedIn, unlimited, ({ context, request }) =>
  describePush(context, sessionHashOf(context.config, request)),
);

export const subscribeToPushRoute = route(
  push.subscribeToPush,
  signedIn,
  perAccount('writesPerAccount'),
  ({ context, request, body }) =>
    subscribeToPush(context, sessionHashOf(context.config, request), body, languageOf(request)),
);

export const unsubscribeFromPushRoute = route(
  push.unsubscribeFromPush,
  signedIn,
  perAccount('writesPerAccount'),
  ({ context, request }) => unsubscribeFromPush(context, sessionHashOf(context.config, request)),
);
