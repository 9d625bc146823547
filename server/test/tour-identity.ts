import { api } from '@upnext/contract/api';

import { sign, type HostileProvider } from './hostile-provider.ts';
import { type Prepared } from './prepare-tour.ts';
import { makeSubscription } from './push-receiver.ts';
import { createSoftPasskey } from './soft-passkey.ts';
import type { TestServer } from './start-server.ts';

/** The calls of the tour to the endpoints of accounts, sessions and notifications, in this order. */
export async function planIdentityTour(server: TestServer, provider: HostileProvider, prepared: Prepared) {
  const {
    creator,
    newcomer,
    fan,
    settler,
    leaver,
    password,
    mover,
    newAddress,
    resetToken,
    confirmToken,
    codeReader,
    session,
    visitor,
    params,
    traveller,
    member,
    passkey,
    stopUrl,
  } = prepared;
  let departure = '';
  const back = () => `?${provider.visit(departure).toString()}`;
  const addKey = async (name: string, key = createSoftPasskey(server.context.config.origin)) => {
    const { body } = await member.call(api.startPasskey, { body: {} });
    return await member.call(api.addPasskey, { body: { name, credential: key.create(body.options) } });
  };
  const { body: spareKey } = await addKey('Spare');

  return {
    getSite: () => server.call(api.getSite),
    getLanding: () => server.call(api.getLanding),
    getLegalPage: () => server.call(api.getLegalPage, { params: { name: 'privacy' } }),
    getUser: () => creator.call(api.getUser),
    createRegistrationChallenge: () => server.call(api.createRegistrationChallenge),
    register: () => server.call(api.register, { body: { username: visitor, password, userRole: 'creator' } }),
    login: () => server.call(api.login, { body: { username: visitor, password } }),
    logout: () => newcomer.call(api.logout),
    becomeCreator: () => fan.call(api.becomeCreator, { body: { userRole: 'creator' } }),
    updateProfile: () => creator.call(api.updateProfile, { body: { profileDescription: 'Hello' } }),
    getAccount: () => settler.call(api.getAccount),
    changeEmail: () => settler.call(api.changeEmail, { body: { email: newAddress, password } }),
    confirmEmail: () => server.call(api.confirmEmail, { body: { token: confirmToken } }),
    sendConfirmation: () => settler.call(api.sendConfirmation),
    listSessions: () => settler.call(api.listSessions),
    endOneSession: () => settler.call(api.endOneSession, { params: { id: session?.id ?? '' } }),
    endOtherSessions: () => settler.call(api.endOtherSessions),
    changeUsername: () => settler.call(api.changeUsername, { body: { username: mover, password } }),
    exportAccount: () => settler.call(api.exportAccount),
    changePassword: () => settler.call(api.changePassword, { body: { password, newPassword: password } }),
    deleteAccount: () => leaver.call(api.deleteAccount, { body: { password } }),
    requestPasswordReset: () => server.call(api.requestPasswordReset, { body: { email: 'tour@example.com' } }),
    listResetMethods: () => server.call(api.listResetMethods, { body: { token: resetToken } }),
    resetPassword: () => server.call(api.resetPassword, { body: { token: resetToken, password } }),
    requestEmailCode: () => server.call(api.requestEmailCode, { body: { email: 'tour@example.com' } }),
    loginWithEmailCode: () =>
      codeReader.call(api.loginWithEmailCode, { body: { code: '123456', username: `code_${creator.id}` } }),
    listNotifications: () => fan.call(api.listNotifications),
    countUnread: () => fan.call(api.countUnread),
    readNotifications: () => fan.call(api.readNotifications, { body: { ids: [1, 2, 3] } }),
    getEmailSettings: () => fan.call(api.getEmailSettings),
    changeEmailSettings: () => fan.call(api.changeEmailSettings, { body: { takesNotifications: true } }),
    unsubscribe: () => server.call(api.unsubscribe, { body: { token: stopUrl.slice(stopUrl.lastIndexOf('/') + 1) } }),
    subscribeToPush: () => fan.call(api.subscribeToPush, { body: makeSubscription() }),
    getPush: () => fan.call(api.getPush),
    unsubscribeFromPush: () => fan.call(api.unsubscribeFromPush),
    listSignInMethods: () => member.call(api.listSignInMethods),
    createRecoveryCodes: () => member.call(api.createRecoveryCodes, { body: {} }),
    listSignInProviders: () => server.call(api.listSignInProviders),
    startSignIn: async () => {
      const answer = await traveller.call(api.startSignIn, { params, body: {} });
      departure = answer.body.url;
      return answer;
    },
    finishSignIn: () => traveller.call(api.finishSignIn, { params, body: { search: back() } }),
    registerNewcomer: () => traveller.call(api.registerNewcomer, { body: { username: `traveller_${creator.id}` } }),
    linkProvider: async () => {
      provider.mint(({ claims, keys }) => sign({ ...claims, sub: 'somebody else' }, keys.own));
      const answer = await member.call(api.linkProvider, { params, body: {} });
      departure = answer.body.url;
      await member.call(api.finishSignIn, { params, body: { search: back() } });
      return answer;
    },
    unlinkProvider: () => member.call(api.unlinkProvider, { params, body: {} }),
    startPasskey: () => member.call(api.startPasskey, { body: {} }),
    addPasskey: () => addKey('Phone', passkey),
    startPasskeyLogin: () => server.call(api.startPasskeyLogin),
    loginWithPasskey: async () => {
      const { body } = await server.call(api.startPasskeyLogin);
      return await server.call(api.loginWithPasskey, { body: { credential: passkey.use(body.options) } });
    },
    renamePasskey: () =>
      member.call(api.renamePasskey, { params: { id: String(spareKey.id) }, body: { name: 'Old phone' } }),
    removePasskey: () => member.call(api.removePasskey, { params: { id: String(spareKey.id) }, body: {} }),
  };
}
