import * as notifications from '@upnext/contract/notifications/notifications';
import type { FastifyInstance } from 'fastify';

import type { Context } from '../context.ts';
import { anyone, signedIn } from '../identity/sessions/identify-actor.ts';
import { perAccount, perAddress, unlimited } from '../identity/sessions/limit-calls.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { languageOf } from '../platform/http/request-facts.ts';
import { route } from '../route.ts';
import { changeEmailSettings, describeEmailSettings, unsubscribe } from './change-email-settings.ts';
import { countUnread, listNotifications, readNotifications } from './list-notifications.ts';

export const listNotificationsRoute = route(
  notifications.listNotifications,
  signedIn,
  unlimited,
  ({ context, actor, query }) => listNotifications(context, actor, query.cursor),
);

export const countUnreadRoute = route(notifications.countUnread, signedIn, unlimited, ({ context, actor }) =>
  countUnread(context, actor),
);

export const readNotificationsRoute = route(
  notifications.readNotifications,
  signedIn,
  perAccount('writesPerAccount'),
  ({ context, actor, body }) => readNotifications(context, actor, body.ids),
);

export const getEmailSettingsRoute = route(notifications.getEmailSettings, signedIn, unlimited, ({ context, actor }) =>
  describeEmailSettings(context, actor),
);

export const changeEmailSettingsRoute = route(
  notifications.changeEmailSettings,
  signedIn,
  perAccount('writesPerAccount'),
  ({ context, actor, body, request }) => changeEmailSettings(context, actor, body, languageOf(request)),
);

const limitByAddress = perAddress('mailLinksPerAddress');

export const unsubscribeRoute = route(notifications.unsubscribe, anyone, limitByAddress, ({ context, body }) =>
  unsubscribe(context, body.token),
);

/**
 * One-click unsubscribe (RFC 8058): the mail provider posts a form to the URL in the email, from its own servers and
 * without a cookie. The token authorizes the request, so the same-origin check does not apply here.
 */
export function serveUnsubscribe(app: FastifyInstance, context: Context): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    scope.post<{ Params: { token: string } }>(
      '/unsubscribe/:token',
      { schema: { hide: true } },
      async (request, reply) => {
        const token = notifications.UnsubscribeToken.safeParse(request.params.token);
        if (!token.success) throw new Refusal('not_found');
        await unsubscribe(context, token.data);
        return await reply.status(200).type('text/plain; charset=utf-8').send('');
      },
    );
  });
}
