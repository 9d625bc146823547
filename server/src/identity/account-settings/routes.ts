import * as account from '@upnext/contract/identity/account-settings';

import { languageOf } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';
import { sendConfirmationAgain } from '../email-addresses/send-confirmation-again.ts';
import { signedIn } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { clearSessionCookie } from '../sessions/session-cookie.ts';
import { confirmIdentity } from '../sign-in-methods/confirm-identity.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { changeUsername } from './change-username.ts';
import { deleteAccount } from './delete-account.ts';
import { describeAccount } from './describe-account.ts';
import { exportAccount } from './export-account.ts';

export const getAccountRoute = route(account.getAccount, signedIn, unlimited, ({ context, actor }) =>
  describeAccount(context.db, actor),
);

export const changeEmailRoute = route(
  account.changeEmail,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, body, request }) => {
    await confirmIdentity(context, request, actor, body);
    return await changeEmail(context, actor, body, languageOf(request));
  },
);

export const sendConfirmationRoute = route(
  account.sendConfirmation,
  signedIn,
  perAccount('confirmationsPerAccount'),
  ({ context, actor, request }) => sendConfirmationAgain(context, actor, languageOf(request)),
);

export const changePasswordRoute = route(
  account.changePassword,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, body, request, reply }) => {
    await confirmIdentity(context, request, actor, body);
    const { sendCookie } = await changePassword(context, request, actor, body);
    sendCookie(reply);
  },
);

export const changeUsernameRoute = route(
  account.changeUsername,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, body, request }) => {
    await confirmIdentity(context, request, actor, body);
    return await changeUsername(context, actor, body);
  },
);

export const exportAccountRoute = route(
  account.exportAccount,
  signedIn,
  perAccount('exportsPerAccount'),
  async ({ context, actor, reply }) => {
    const file = `upnext-${actor.username}.json`;
    return await reply
      .status(200)
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(exportAccount(context, actor));
  },
);

export const deleteAccountRoute = route(
  account.deleteAccount,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, body, request, reply }) => {
    await confirmIdentity(context, request, actor, body);
    await deleteAccount(context, actor, languageOf(request));
    clearSessionCookie(context.config, reply);
  },
);
