import { randomUUID } from 'node:crypto';

import type { Api } from '@upnext/contract/api';
import type { InputOf } from '@upnext/contract/endpoint';

import type { Target, TargetName } from './targets.ts';

const ideas = ['own', "other's", 'missing', 'pending'] as const;
const boards = ['own', "other's", 'missing'] as const;
/** Targets of endpoints whose board parameter is optional. It defaults to the caller's own board. */
const chosen = [...boards, 'unnamed'] as const;
const links = ['own', "other's", 'missing', 'switched off', 'expired'] as const;
const tokens = ['own', 'missing', 'switched off', 'expired'] as const;
const webhookUrl = `https://discord.com/api/webhooks/${'1'.repeat(18)}/${'x'.repeat(68)}`;
const overlays = ['own', 'missing', 'switched off'] as const;
const alone = ['own'] as const;
const ownThings = ['own', "other's", 'missing'] as const;
const mails = ['own', 'missing', 'expired'] as const;

export const goodPassword = 'correct horse';

/** A well-formed credential that belongs to no account. */
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} } as const;
const provider = { provider: 'acme' };
/** The public key is that of RFC 8291's example. */
const pushSubscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/attack',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

type Line<E> = readonly [aims: readonly TargetName[], input: (target: Target) => E];

/** The targets of each endpoint and a valid input for it. A missing endpoint is a compile error. */
export const inputs: { [Name in keyof Api]: Line<InputOf<Api[Name]>> } = {
  getSite: [alone, () => ({})],
  getLanding: [alone, () => ({})],
  getLegalPage: [alone, () => ({ params: { name: 'privacy' } })],

  getUser: [alone, () => ({})],
  createRegistrationChallenge: [alone, () => ({})],
  register: [alone, ({ newUsername }) => ({ body: { username: newUsername, password: goodPassword } })],
  login: [alone, ({ username }) => ({ body: { username, password: goodPassword } })],
  logout: [alone, () => ({})],
  becomeCreator: [alone, () => ({ body: { userRole: 'creator' } })],
  updateProfile: [alone, () => ({ body: { profileDescription: 'Hello', websiteUrl: 'https://example.com/' } })],

  getAccount: [alone, () => ({})],
  changeEmail: [
    alone,
    ({ newUsername }) => ({ body: { email: `${newUsername}@mail.example`, password: goodPassword } }),
  ],
  sendConfirmation: [alone, () => ({})],
  changePassword: [alone, () => ({ body: { newPassword: goodPassword, password: goodPassword } })],
  changeUsername: [alone, ({ newUsername }) => ({ body: { username: newUsername, password: goodPassword } })],
  exportAccount: [alone, () => ({})],
  deleteAccount: [alone, () => ({ body: { password: goodPassword } })],
  listSessions: [alone, () => ({})],
  endOneSession: [ownThings, ({ sessionId }) => ({ params: { id: sessionId } })],
  endOtherSessions: [alone, () => ({})],

  requestPasswordReset: [alone, ({ newUsername }) => ({ body: { email: `${newUsername}@mail.example` } })],
  listResetMethods: [mails, ({ mailToken }) => ({ body: { token: mailToken } })],
  resetPassword: [mails, ({ mailToken }) => ({ body: { token: mailToken, password: goodPassword } })],
  confirmEmail: [mails, ({ mailToken }) => ({ body: { token: mailToken } })],
  requestEmailCode: [alone, ({ newUsername }) => ({ body: { email: `${newUsername}@mail.example` } })],
  loginWithEmailCode: [alone, ({ newUsername }) => ({ body: { code: '000000', username: newUsername } })],

  listNotifications: [alone, () => ({})],
  countUnread: [alone, () => ({})],
  readNotifications: [alone, () => ({ body: { ids: [1, 2, 3] } })],
  getEmailSettings: [alone, () => ({})],
  changeEmailSettings: [alone, () => ({ body: { takesNotifications: true } })],
  unsubscribe: [alone, () => ({ body: { token: `1.${'A'.repeat(43)}` } })],
  getPush: [alone, () => ({})],
  subscribeToPush: [alone, () => ({ body: pushSubscription })],
  unsubscribeFromPush: [alone, () => ({})],

  listSignInMethods: [alone, () => ({})],
  createRecoveryCodes: [alone, () => ({ body: { password: goodPassword } })],
  listSignInProviders: [alone, () => ({})],
  startSignIn: [alone, () => ({ params: provider, body: {} })],
  finishSignIn: [alone, () => ({ params: provider, body: { search: '?code=made-up&state=made-up' } })],
  registerNewcomer: [alone, ({ newUsername }) => ({ body: { username: newUsername } })],
  linkProvider: [alone, () => ({ params: provider, body: { password: goodPassword } })],
  unlinkProvider: [alone, () => ({ params: provider, body: { password: goodPassword } })],
  startPasskeyLogin: [alone, () => ({})],
  loginWithPasskey: [
    alone,
    () => ({
      body: { credential: { ...credential, response: { clientDataJSON: '', authenticatorData: '', signature: '' } } },
    }),
  ],
  startPasskey: [alone, () => ({ body: { password: goodPassword } })],
  addPasskey: [
    alone,
    () => ({
      body: { name: 'Phone', credential: { ...credential, response: { clientDataJSON: '', attestationObject: '' } } },
    }),
  ],
  renamePasskey: [ownThings, ({ passkeyId }) => ({ params: { id: String(passkeyId) }, body: { name: 'Old phone' } })],
  removePasskey: [
    ownThings,
    ({ passkeyId }) => ({ params: { id: String(passkeyId) }, body: { password: goodPassword } }),
  ],

  listIdeas: [chosen, ({ board }) => ({ query: { board } })],
  createIdea: [chosen, ({ board }) => ({ query: { board }, body: { title: 'One more', description: 'Why not' } })],
  // A new title in each call, because titles that are already on the chart are skipped.
  createIdeas: [
    chosen,
    ({ board }) => ({ query: { board }, body: { ideas: [{ title: randomUUID(), description: 'Why not' }] } }),
  ],
  updateIdea: [ideas, ({ ideaId }) => ({ params: { id: String(ideaId) }, body: { title: 'Changed' } })],
  deleteIdea: [ideas, ({ ideaId }) => ({ params: { id: String(ideaId) } })],
  restoreIdea: [ownThings, ({ deletedIdeaId }) => ({ params: { id: String(deletedIdeaId) } })],

  mergeIdea: [ideas, ({ home, ideaId }) => ({ params: { id: String(ideaId) }, body: { into: home.ideaId } })],
  unmergeIdea: [ownThings, ({ mergedIdeaId }) => ({ params: { id: String(mergedIdeaId) } })],
  listMerges: [chosen, ({ board }) => ({ query: { board } })],
  changeStage: [ideas, ({ ideaId }) => ({ params: { id: String(ideaId) }, body: { stage: 'planned' } })],
  getRoadmap: [boards, ({ username }) => ({ params: { username } })],
  getLane: [boards, ({ username }) => ({ params: { username, stage: 'made' } })],
  getIdea: [ideas, ({ home, ideaId }) => ({ params: { username: home.username, id: String(ideaId) } })],
  reportIdea: [
    ideas,
    ({ ideaId }) => ({ params: { id: String(ideaId) }, body: { reason: 'spam', words: 'An advert' } }),
  ],

  suggestIdea: [
    boards,
    ({ username }) => ({ params: { username }, body: { title: 'Please', description: 'Something like this' } }),
  ],
  listSimilarIdeas: [boards, ({ username }) => ({ params: { username }, query: { title: 'Paella at dawn' } })],
  listPendingIdeas: [chosen, ({ board }) => ({ query: { board } })],
  listOwnSuggestions: [alone, () => ({})],
  listFollows: [alone, () => ({})],
  approveSuggestion: [ideas, ({ ideaId }) => ({ params: { id: String(ideaId) } })],

  rejectSuggestion: [ideas, ({ ideaId }) => ({ params: { id: String(ideaId) }, body: { reason: 'unclear' } })],
  restoreSuggestion: [ownThings, ({ rejectedIdeaId }) => ({ params: { id: String(rejectedIdeaId) } })],
  listBlockedFans: [chosen, ({ board }) => ({ query: { board } })],
  blockFan: [chosen, ({ board, fanId }) => ({ params: { id: String(fanId) }, query: { board } })],
  unblockFan: [chosen, ({ board, blockedFanId }) => ({ params: { id: String(blockedFanId) }, query: { board } })],

  castVote: [ideas, ({ ideaId }) => ({ params: { id: String(ideaId) } })],
  castBoardVote: [ideas, ({ home, ideaId }) => ({ params: { username: home.username, id: String(ideaId) } })],
  castLinkedVote: [
    [...ideas, 'switched off', 'expired'],
    ({ home, ideaId }) => ({ params: { token: home.token, id: String(ideaId) } }),
  ],
  withdrawVote: [ideas, ({ ideaId }) => ({ params: { id: String(ideaId) } })],
  withdrawBoardVote: [ideas, ({ home, ideaId }) => ({ params: { username: home.username, id: String(ideaId) } })],
  withdrawLinkedVote: [
    [...ideas, 'switched off', 'expired'],
    ({ home, ideaId }) => ({ params: { token: home.token, id: String(ideaId) } }),
  ],
  listOwnVotes: [boards, ({ username, ideaId }) => ({ params: { username }, query: { ideas: String(ideaId) } })],
  listOwnLinkedVotes: [tokens, ({ token, ideaId }) => ({ params: { token }, query: { ideas: String(ideaId) } })],
  listEarlyVotes: [ideas, ({ ideaId }) => ({ query: { ideas: String(ideaId) } })],
  listVoteHistory: [alone, () => ({})],
  getActivity: [alone, () => ({})],
  resetAchievements: [alone, () => ({})],

  getBoard: [boards, ({ username }) => ({ params: { username } })],
  explore: [alone, () => ({})],
  listOwnBoards: [alone, () => ({})],
  createBoard: [alone, () => ({ body: { name: 'Podcast', slug: 'podcast' } })],
  orderBoards: [boards, ({ boardId }) => ({ body: { ids: [boardId] } })],
  updateBoard: [boards, ({ boardId }) => ({ params: { id: String(boardId) }, body: { acceptsSuggestions: false } })],
  getTeam: [boards, ({ boardId }) => ({ params: { id: String(boardId) } })],
  createInvite: [boards, ({ boardId }) => ({ params: { id: String(boardId) }, body: { role: 'editor' } })],
  revokeInvite: [boards, ({ boardId }) => ({ params: { id: String(boardId), invite: '1' } })],
  changeMember: [
    boards,
    ({ boardId, memberId }) => ({
      params: { id: String(boardId), member: String(memberId) },
      body: { role: 'moderator' },
    }),
  ],
  removeMember: [boards, ({ boardId, memberId }) => ({ params: { id: String(boardId), member: String(memberId) } })],
  leaveBoard: [boards, ({ boardId }) => ({ params: { id: String(boardId) } })],
  readInvite: [mails, ({ inviteToken }) => ({ body: { token: inviteToken } })],
  acceptInvite: [mails, ({ inviteToken }) => ({ body: { token: inviteToken } })],
  // Without a file, which is the last thing that these endpoints check.
  uploadAvatar: [alone, () => ({})],
  removeAvatar: [alone, () => ({})],
  uploadBanner: [chosen, ({ board }) => ({ query: { board } })],
  removeBanner: [chosen, ({ board }) => ({ query: { board } })],
  uploadIdeaPicture: [ideas, ({ ideaId }) => ({ params: { id: String(ideaId) } })],
  removeIdeaPicture: [ideas, ({ ideaId }) => ({ params: { id: String(ideaId) } })],
  getUpload: [alone, () => ({ params: { id: '999999999' } })],
  countVisit: [boards, ({ username }) => ({ params: { username }, body: { host: 'youtube.com' } })],

  getInsights: [chosen, ({ board }) => ({ query: { board } })],
  downloadInsights: [chosen, ({ board }) => ({ params: { file: 'ideas.csv' }, query: { board } })],

  listVoteChecks: [chosen, ({ board }) => ({ query: { board } })],
  decideVoteCheck: [
    chosen,
    ({ board, checkId }) => ({ params: { id: String(checkId) }, query: { board }, body: { decision: 'remove' } }),
  ],
  previewVerifiedOnly: [chosen, ({ board }) => ({ query: { board, verifiedOnly: 'true' } })],
  setVerifiedOnly: [chosen, ({ board }) => ({ query: { board }, body: { verifiedOnly: true } })],
  getFairness: [boards, ({ username }) => ({ params: { username } })],

  getLinkedBoard: [tokens, ({ token }) => ({ params: { token } })],
  listShareLinks: [chosen, ({ board }) => ({ query: { board } })],
  createShareLink: [chosen, ({ board }) => ({ query: { board }, body: {} })],
  updateShareLink: [links, ({ linkId }) => ({ params: { id: String(linkId) }, body: { isActive: false } })],
  getOverlay: [overlays, ({ overlayToken }) => ({ params: { token: overlayToken } })],
  getOwnOverlay: [chosen, ({ board }) => ({ query: { board } })],
  renewOverlay: [chosen, ({ board }) => ({ query: { board } })],
  revokeOverlay: [chosen, ({ board }) => ({ query: { board } })],
  getDiscord: [chosen, ({ board }) => ({ query: { board } })],
  connectDiscord: [chosen, ({ board }) => ({ query: { board }, body: { url: webhookUrl } })],
  disconnectDiscord: [chosen, ({ board }) => ({ query: { board } })],
  testDiscord: [chosen, ({ board }) => ({ query: { board } })],
  createRound: [
    chosen,
    ({ board }) => ({ query: { board }, body: { question: 'Which?', top: 2, closesAt: inHours(1) } }),
  ],
  extendRound: [chosen, ({ board }) => ({ params: { number: '1' }, query: { board }, body: { closesAt: inHours(2) } })],
  cancelRound: [chosen, ({ board }) => ({ params: { number: '1' }, query: { board } })],
  pickWinner: [
    chosen,
    ({ board, ideaId }) => ({ params: { number: '1' }, query: { board }, body: { ideaId: ideaId } }),
  ],
  listRounds: [boards, ({ username }) => ({ params: { username } })],
  getRound: [boards, ({ username }) => ({ params: { username, number: '1' } })],
  castBallot: [boards, ({ username, ideaId }) => ({ params: { username, number: '1' }, body: { ideaIds: [ideaId] } })],
  getOwnBallot: [boards, ({ username }) => ({ params: { username, number: '1' } })],
  getReceipt: [boards, ({ username }) => ({ params: { username, number: '1' } })],
  downloadBallots: [boards, ({ username }) => ({ params: { username, number: '1' } })],

  listWeeks: [boards, ({ username }) => ({ params: { username } })],
  getWeek: [boards, ({ username }) => ({ params: { username, week: '2026-W02' } })],
  getFollow: [boards, ({ username }) => ({ params: { username } })],
  followBoard: [boards, ({ username }) => ({ params: { username } })],
  unfollowBoard: [boards, ({ username }) => ({ params: { username } })],

  deleteShareLink: [links, ({ linkId }) => ({ params: { id: String(linkId) } })],
};
