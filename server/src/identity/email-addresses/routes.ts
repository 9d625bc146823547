import * as emails from '@upnext/contract/identity/email-addresses';

import { languageOf } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';
import { anyone } from '../sessions/identify-actor.ts';
import { perAddress } from '../sessions/limit-calls.ts';
import { confirmEmail } from './confirm-email.ts';
import { listResetMethods } from './list-reset-methods.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

export const requestPasswordResetRoute = route(
  emails.requestPasswordReset,
  anyone,
  perAddress('resetsPerAddress'),
  ({ context, body, request }) => requestPasswordReset(context, body.email, languageOf(request)),
);

export const listResetMethodsRoute = route(
  emails.listResetMethods,
  anyone,
  perAddress('mailLinksPerAddress'),
  ({ context, body }) => listResetMethods(context, body.token),
);

export const resetPasswordRoute = route(
  emails.resetPassword,
  anyone,
  perAddress('mailLinksPerAddress'),
  ({ context, body, request }) => resetPassword(context, body, languageOf(request)),
);

export const confirmEmailRoute = route(
  emails.confirmEmail,
  anyone,
  perAddress('mailLinksPerAddress'),
  ({ context, body, request }) => confirmEmail(context, body.token, languageOf(request)),
);
