import * as notices from '@upnext/contract/notices';
import type { FastifyInstance } from 'fastify';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { languageOf } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';
import { anyone, signedIn } from '../sessions/identify-actor.ts';
import { perAccount, perAddress, unlimited } from '../sessions/limit-calls.ts';
import { changeMailSettings, describeMailSettings, unsubscribe } from './change-mail-settings.ts';
import { countUnread, listNotices, readNotices } from './list-notices.ts';

export const listNoticesRoute = route(notices.listNotices, signedIn, unlimited, ({ context, actor, query }) =>
  listNotices(context, actor, query.cursor),
);

export const countUnreadRoute = route(notices.countUnread, signedIn, unlimited, ({ context, actor }) =>
  countUnread(context, actor),
);

export const readNoticesRoute = route(
  notices.readNotices,
  signedIn,
  perAccount('writesPerAccount'),
  ({ context, actor, body }) => readNotices(context, actor, body.ids),
);

export const getMailSettingsRoute = route(notices.getMailSettings, signedIn, unlimited, ({ context, actor }) =>
  describeMailSettings(context, actor),
);

export const changeMailSettingsRoute = route(
  notices.changeMailSettings,
  signedIn,
  perAccount('writesPerAccount'),
  ({ context, actor, body, request }) => changeMailSettings(context, actor, body, languageOf(request)),
);

const limitByAddress = perAddress('mailLinksPerAddress');

export const unsubscribeRoute = route(notices.unsubscribe, anyone, limitByAddress, ({ context, body }) =>
  unsubscribe(context, body.token),
);

/**
 * One-click unsubscribe (RFC 8058): the mail program itself posts to the address in the mail, from its own servers, with a
 * form for a body and no cookie. The token is all it has and all it needs, so the same-origin rule does not apply here.
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
        const token = notices.UnsubscribeToken.safeParse(request.params.token);
        if (!token.success) throw new Refusal('not_found');
        await unsubscribe(context, token.data);
        return await reply.status(200).type('text/plain; charset=utf-8').send('');
      },
    );
  });
}
