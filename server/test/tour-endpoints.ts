import { api, type Api } from '@upnext/contract/api';

import { createUnsubscribeUrls } from '../src/notifications/sign-unsubscribe.ts';
import { sign, type HostileProvider } from './hostile-provider.ts';
import type { TestAccount } from './make-account.ts';
import { givePassword, makeCreator, makeFan, makeSession } from './make-account.ts';
import { makeBrowser } from './make-browser.ts';
import { makeCheck } from './make-check.ts';
import { makeIdea, makeIdeas } from './make-idea.ts';
import { makeMailToken } from './make-mail-token.ts';
import { createSoftPasskey } from './soft-passkey.ts';
import type { TestServer } from './start-server.ts';

export type Tour = {
  creator: TestAccount;
  fan: TestAccount;
  calls: { [Name in keyof Api]: () => Promise<{ status: number }> };
};

/** Makes one successful call to every endpoint. If an endpoint is missing, the code does not compile. */
export async function planTour(server: TestServer, provider: HostileProvider): Promise<Tour> {
  const creator = await makeCreator(server);
  const newcomer = await makeFan(server);
  const fan = await makeFan(server);
  const [first = 0, second = 0, third = 0, doomed = 0, double = 0, staged = 0] = await makeIdeas(server, creator, 6);
  const pending = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  const refused = await makeIdea(server, creator, { status: 'pending', suggestedBy: fan.id });
  const board = (await creator.call(api.listOwnBoards)).body[0]?.id;
  const { body: link } = await creator.call(api.createShareLink, { body: {} });
  const { body: spare } = await creator.call(api.createShareLink, { body: {} });
  const username = creator.username;
  const settler = await makeCreator(server);
  const leaver = await makeCreator(server);
  const { password } = await givePassword(server, settler);
  await givePassword(server, leaver);
  const mover = `mover_${settler.id}`;
  const [address, newAddress] = [`${settler.username}@example.com`, `${mover}@example.com`];
  await server.query('UPDATE accounts SET email = $2 WHERE id = $1', [settler.id, address]);
  const resetToken = await makeMailToken(server, settler.id, 'reset-password', newAddress);
  const confirmToken = await makeMailToken(server, settler.id, 'confirm-email', newAddress);
  await makeSession(server, settler.id);
  const session = (await settler.call(api.listSessions)).body.find(({ isCurrent }) => !isCurrent);
  const check = await makeCheck(server, creator, [first], [fan]);
  const visitor = `visitor_${creator.id}`;
  const ideas = [first, second, third].join(',');
  const params = { provider: provider.setting.name };
  const traveller = makeBrowser(server.origin);
  const member = makeBrowser(server.origin, fan.cookie);
  const passkey = createSoftPasskey(server.context.config.origin);
  const stopUrl = (await createUnsubscribeUrls(server.context.pool, server.origin))(fan.id);
  const boardParams = { id: String(board) };
  let inviteToken = '';
  let departure = '';
  const back = () => `?${provider.visit(departure).toString()}`;
  const addKey = async (name: string, key = createSoftPasskey(server.context.config.origin)) => {
    const { body } = await member.call(api.startPasskey, { body: {} });
    return await member.call(api.addPasskey, { body: { name, credential: key.create(body.options) } });
  };
  const { body: spareKey } = await addKey('Spare');

  return {
    creator,
    fan,
    calls: {
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
      listNotifications: () => fan.call(api.listNotifications),
      countUnread: () => fan.call(api.countUnread),
      readNotifications: () => fan.call(api.readNotifications, { body: { ids: [1, 2, 3] } }),
      getEmailSettings: () => fan.call(api.getEmailSettings),
      changeEmailSettings: () => fan.call(api.changeEmailSettings, { body: { takesNotifications: true } }),
      unsubscribe: () => server.call(api.unsubscribe, { body: { token: stopUrl.slice(stopUrl.lastIndexOf('/') + 1) } }),
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
      listIdeas: () => creator.call(api.listIdeas),
      createIdea: () => creator.call(api.createIdea, { body: { title: 'One more' } }),
      updateIdea: () => creator.call(api.updateIdea, { params: { id: String(first) }, body: { title: 'Changed' } }),
      deleteIdea: () => creator.call(api.deleteIdea, { params: { id: String(doomed) } }),
      mergeIdea: () => creator.call(api.mergeIdea, { params: { id: String(double) }, body: { into: first } }),
      listMerges: () => creator.call(api.listMerges),
      unmergeIdea: () => creator.call(api.unmergeIdea, { params: { id: String(double) } }),
      changeStage: () =>
        creator.call(api.changeStage, {
          params: { id: String(staged) },
          body: { stage: 'made', pieceUrl: 'https://youtu.be/abc' },
        }),
      getRoadmap: () => server.call(api.getRoadmap, { params: { username } }),
      getLane: () => server.call(api.getLane, { params: { username, stage: 'made' } }),
      reportIdea: async () => {
        const report = { params: { id: String(first) }, body: { reason: 'spam' } } as const;
        await server.call(api.reportIdea, report);
        return await fan.call(api.reportIdea, report);
      },
      suggestIdea: () =>
        fan.call(api.suggestIdea, {
          params: { username },
          body: { title: 'Please', description: 'Something like this' },
        }),
      listSimilarIdeas: () => fan.call(api.listSimilarIdeas, { params: { username }, query: { title: 'One mo' } }),
      listPendingIdeas: () => creator.call(api.listPendingIdeas),
      listOwnSuggestions: () => fan.call(api.listOwnSuggestions),
      approveSuggestion: () => creator.call(api.approveSuggestion, { params: { id: String(pending) } }),
      rejectSuggestion: () =>
        creator.call(api.rejectSuggestion, { params: { id: String(refused) }, body: { reason: 'unclear' } }),
      restoreSuggestion: () => creator.call(api.restoreSuggestion, { params: { id: String(refused) } }),
      blockFan: () => creator.call(api.blockFan, { params: { id: String(fan.id) } }),
      listBlockedFans: () => creator.call(api.listBlockedFans),
      unblockFan: () => creator.call(api.unblockFan, { params: { id: String(fan.id) } }),
      castVote: () => fan.call(api.castVote, { params: { id: String(first) } }),
      castBoardVote: () => fan.call(api.castBoardVote, { params: { username, id: String(second) } }),
      castLinkedVote: () => fan.call(api.castLinkedVote, { params: { token: link.token, id: String(third) } }),
      listOwnVotes: () => fan.call(api.listOwnVotes, { params: { username }, query: { ideas } }),
      listEarlyVotes: () => fan.call(api.listEarlyVotes, { query: { ideas } }),
      listOwnLinkedVotes: () => fan.call(api.listOwnLinkedVotes, { params: { token: link.token }, query: { ideas } }),
      listVoteHistory: () => fan.call(api.listVoteHistory),
      withdrawVote: () => fan.call(api.withdrawVote, { params: { id: String(first) } }),
      withdrawBoardVote: () => fan.call(api.withdrawBoardVote, { params: { username, id: String(second) } }),
      withdrawLinkedVote: () => fan.call(api.withdrawLinkedVote, { params: { token: link.token, id: String(third) } }),
      getBoard: async () => {
        await server.call(api.getBoard, { params: { username }, query: { q: 'one more' } });
        return await server.call(api.getBoard, { params: { username } });
      },
      explore: async () => {
        await server.call(api.explore, { query: { q: 'one more' } });
        return await server.call(api.explore);
      },
      listOwnBoards: () => creator.call(api.listOwnBoards),
      createBoard: () => creator.call(api.createBoard, { body: { name: 'Podcast', slug: 'podcast' } }),
      orderBoards: () => creator.call(api.orderBoards, { body: { ids: [board ?? 0] } }),
      updateBoard: () => creator.call(api.updateBoard, { params: { id: String(board) }, body: { isListed: true } }),
      uploadAvatar: () => creator.call(api.uploadAvatar, { file: new Uint8Array([1]) }),
      removeAvatar: () => creator.call(api.removeAvatar),
      uploadBanner: () => creator.call(api.uploadBanner, { file: new Uint8Array([1]) }),
      removeBanner: () => creator.call(api.removeBanner),
      uploadIdeaPicture: () =>
        creator.call(api.uploadIdeaPicture, { params: { id: String(first) }, file: new Uint8Array([1]) }),
      removeIdeaPicture: () => creator.call(api.removeIdeaPicture, { params: { id: String(first) } }),
      getUpload: async () => {
        const { body } = await creator.call(api.uploadAvatar, { file: new Uint8Array([1]) });
        return await creator.call(api.getUpload, { params: { id: String(body.id) } });
      },
      createInvite: async () => {
        const answer = await creator.call(api.createInvite, { params: boardParams, body: { role: 'editor' } });
        inviteToken = answer.body.url.slice(-43);
        return answer;
      },
      readInvite: () => server.call(api.readInvite, { body: { token: inviteToken } }),
      acceptInvite: () => fan.call(api.acceptInvite, { body: { token: inviteToken } }),
      getTeam: () => creator.call(api.getTeam, { params: boardParams }),
      changeMember: () =>
        creator.call(api.changeMember, {
          params: { ...boardParams, member: String(fan.id) },
          body: { role: 'moderator' },
        }),
      leaveBoard: () => fan.call(api.leaveBoard, { params: boardParams }),
      removeMember: async () => {
        const { body } = await creator.call(api.createInvite, { params: boardParams, body: { role: 'editor' } });
        await fan.call(api.acceptInvite, { body: { token: body.url.slice(-43) } });
        return await creator.call(api.removeMember, { params: { ...boardParams, member: String(fan.id) } });
      },
      revokeInvite: () => creator.call(api.revokeInvite, { params: { ...boardParams, invite: '1' } }),
      countVisit: () => server.call(api.countVisit, { params: { username }, body: { host: 'youtube.com' } }),
      getInsights: () => creator.call(api.getInsights),
      downloadInsights: () => creator.call(api.downloadInsights, { params: { file: 'chart-history.csv' } }),
      getLinkedBoard: () => server.call(api.getLinkedBoard, { params: { token: link.token } }),
      listShareLinks: () => creator.call(api.listShareLinks),
      createShareLink: () => creator.call(api.createShareLink, { body: {} }),
      updateShareLink: () =>
        creator.call(api.updateShareLink, { params: { id: String(link.id) }, body: { isActive: true } }),
      deleteShareLink: () => creator.call(api.deleteShareLink, { params: { id: String(spare.id) } }),
      renewOverlay: () => creator.call(api.renewOverlay),
      getOwnOverlay: () => creator.call(api.getOwnOverlay),
      getOverlay: async () => {
        const { body } = await creator.call(api.renewOverlay);
        return await server.call(api.getOverlay, { params: { token: body.token } });
      },
      revokeOverlay: () => creator.call(api.revokeOverlay),
      listVoteChecks: () => creator.call(api.listVoteChecks),
      decideVoteCheck: () =>
        creator.call(api.decideVoteCheck, { params: { id: String(check) }, body: { decision: 'remove' } }),
      previewVerifiedOnly: async () => {
        await creator.call(api.previewVerifiedOnly, { query: { verifiedOnly: 'false' } });
        return await creator.call(api.previewVerifiedOnly, { query: { verifiedOnly: 'true' } });
      },
      setVerifiedOnly: () => creator.call(api.setVerifiedOnly, { body: { verifiedOnly: true } }),
      getFairness: () => server.call(api.getFairness, { params: { username } }),
      listWeeks: () => server.call(api.listWeeks, { params: { username } }),
      getWeek: async () => {
        await server.query(
          `INSERT INTO week_recaps (creator_id, board_id, starts_on, total_votes, week_votes, places)
           VALUES ($1, $2, '2026-01-05', 1, 1, '[]')`,
          [creator.id, board],
        );
        return await server.call(api.getWeek, { params: { username, week: '2026-W02' } });
      },
      followBoard: () => fan.call(api.followBoard, { params: { username } }),
      getFollow: () => fan.call(api.getFollow, { params: { username } }),
      unfollowBoard: () => fan.call(api.unfollowBoard, { params: { username } }),
    },
  };
}
