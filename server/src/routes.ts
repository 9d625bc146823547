import type { Api } from '@upnext/contract/api';

import * as blockedFans from './boards/blocked-fans/routes.ts';
import * as boards from './boards/boards/routes.ts';
import * as discord from './boards/discord/routes.ts';
import * as explore from './boards/explore/routes.ts';
import * as follows from './boards/follows/routes.ts';
import * as ideaPage from './boards/idea-page/routes.ts';
import * as ideas from './boards/ideas/routes.ts';
import * as merges from './boards/merges/routes.ts';
import * as pictures from './boards/pictures/routes.ts';
import * as roadmap from './boards/roadmap/routes.ts';
import * as shareLinks from './boards/share-links/routes.ts';
import * as suggestions from './boards/suggestions/routes.ts';
import * as teams from './boards/teams/routes.ts';
import * as myAccount from './identity/account-settings/routes.ts';
import * as accounts from './identity/accounts/routes.ts';
import * as emails from './identity/email-addresses/routes.ts';
import * as emailCodes from './identity/email-codes/routes.ts';
import * as passkeys from './identity/passkeys/routes.ts';
import * as sessions from './identity/sessions/routes.ts';
import * as signInMethods from './identity/sign-in-methods/routes.ts';
import * as signInProviders from './identity/sign-in-providers/routes.ts';
import * as push from './notifications/push/routes.ts';
import * as notifications from './notifications/routes.ts';
import * as reports from './operations/reports/routes.ts';
import * as insights from './reach/insights/routes.ts';
import * as landing from './reach/landing/routes.ts';
import * as legalPages from './reach/legal-pages/routes.ts';
import * as visits from './reach/visits/routes.ts';
import * as overlays from './reach/widgets/routes.ts';
import type { Route } from './route.ts';
import * as achievements from './voting/achievements/routes.ts';
import * as ballots from './voting/ballots/routes.ts';
import * as fairness from './voting/fairness/routes.ts';
import * as receipts from './voting/receipts/routes.ts';
import * as rounds from './voting/rounds/routes.ts';
import * as verifiedOnly from './voting/verified-only/routes.ts';
import * as voteChecks from './voting/vote-checks/routes.ts';
import * as votes from './voting/votes/routes.ts';
import * as weeks from './voting/weekly-charts/routes.ts';

/** Every endpoint in the contract must be listed here; if one is missing, the code does not compile. */
type Mounted<Names extends keyof Api> = { [Name in Names]: Route<Api[Name]> };
type HotName = 'castVote' | 'castBoardVote' | 'castLinkedVote' | 'castBallot';
type CachedName = 'getBoard';
type UploadName = 'uploadAvatar' | 'uploadBanner' | 'uploadIdeaPicture';

/**
 * Mounted outside the plugins (helmet, under-pressure, compress), because each of them would add a tenth to the cost of
 * a vote.
 */
export const hotRoutes: Mounted<HotName> = {
  castVote: votes.castVoteRoute,
  castBoardVote: votes.castBoardVoteRoute,
  castLinkedVote: votes.castLinkedVoteRoute,
  castBallot: ballots.castBallotRoute,
};

/** These endpoints are mostly served from a cache, so they stay available while the process is under pressure. */
export const cachedRoutes: Mounted<CachedName> = {
  getBoard: boards.getBoardRoute,
};

/** The body of these endpoints is an image file. All other endpoints accept only JSON. */
export const uploadRoutes: Mounted<UploadName> = {
  uploadAvatar: pictures.uploadAvatarRoute,
  uploadBanner: pictures.uploadBannerRoute,
  uploadIdeaPicture: pictures.uploadIdeaPictureRoute,
};

export const routes: Mounted<Exclude<keyof Api, HotName | CachedName | UploadName>> = {
  getSite: accounts.getSiteRoute,
  getLanding: landing.getLandingRoute,
  getLegalPage: legalPages.getLegalPageRoute,

  getUser: accounts.getUserRoute,
  createRegistrationChallenge: accounts.createRegistrationChallengeRoute,
  register: accounts.registerRoute,
  login: accounts.loginRoute,
  logout: accounts.logoutRoute,
  becomeCreator: accounts.becomeCreatorRoute,
  updateProfile: accounts.updateProfileRoute,

  getAccount: myAccount.getAccountRoute,
  changeEmail: myAccount.changeEmailRoute,
  sendConfirmation: myAccount.sendConfirmationRoute,
  changePassword: myAccount.changePasswordRoute,
  changeUsername: myAccount.changeUsernameRoute,
  exportAccount: myAccount.exportAccountRoute,
  deleteAccount: myAccount.deleteAccountRoute,
  listSessions: sessions.listSessionsRoute,
  endOneSession: sessions.endOneSessionRoute,
  endOtherSessions: sessions.endOtherSessionsRoute,

  requestPasswordReset: emails.requestPasswordResetRoute,
  listResetMethods: emails.listResetMethodsRoute,
  resetPassword: emails.resetPasswordRoute,
  confirmEmail: emails.confirmEmailRoute,
  requestEmailCode: emailCodes.requestEmailCodeRoute,
  loginWithEmailCode: emailCodes.loginWithEmailCodeRoute,

  listNotifications: notifications.listNotificationsRoute,
  countUnread: notifications.countUnreadRoute,
  readNotifications: notifications.readNotificationsRoute,
  getEmailSettings: notifications.getEmailSettingsRoute,
  changeEmailSettings: notifications.changeEmailSettingsRoute,
  unsubscribe: notifications.unsubscribeRoute,
  getPush: push.getPushRoute,
  subscribeToPush: push.subscribeToPushRoute,
  unsubscribeFromPush: push.unsubscribeFromPushRoute,

  listSignInMethods: signInMethods.listSignInMethodsRoute,
  createRecoveryCodes: signInMethods.createRecoveryCodesRoute,
  listSignInProviders: signInProviders.listSignInProvidersRoute,
  startSignIn: signInProviders.startSignInRoute,
  finishSignIn: signInProviders.finishSignInRoute,
  registerNewcomer: signInProviders.registerNewcomerRoute,
  linkProvider: signInProviders.linkProviderRoute,
  unlinkProvider: signInProviders.unlinkProviderRoute,
  startPasskeyLogin: passkeys.startPasskeyLoginRoute,
  loginWithPasskey: passkeys.loginWithPasskeyRoute,
  startPasskey: passkeys.startPasskeyRoute,
  addPasskey: passkeys.addPasskeyRoute,
  renamePasskey: passkeys.renamePasskeyRoute,
  removePasskey: passkeys.removePasskeyRoute,

  listIdeas: ideas.listIdeasRoute,
  createIdea: ideas.createIdeaRoute,
  createIdeas: ideas.createIdeasRoute,
  updateIdea: ideas.updateIdeaRoute,
  deleteIdea: ideas.deleteIdeaRoute,
  restoreIdea: ideas.restoreIdeaRoute,
  mergeIdea: merges.mergeIdeaRoute,
  unmergeIdea: merges.unmergeIdeaRoute,
  listMerges: merges.listMergesRoute,
  changeStage: roadmap.changeStageRoute,
  getRoadmap: roadmap.getRoadmapRoute,
  getLane: roadmap.getLaneRoute,
  reportIdea: reports.reportIdeaRoute,

  suggestIdea: suggestions.suggestIdeaRoute,
  listSimilarIdeas: suggestions.listSimilarIdeasRoute,
  listPendingIdeas: suggestions.listPendingIdeasRoute,
  listOwnSuggestions: suggestions.listOwnSuggestionsRoute,
  approveSuggestion: suggestions.approveSuggestionRoute,
  rejectSuggestion: suggestions.rejectSuggestionRoute,
  restoreSuggestion: suggestions.restoreSuggestionRoute,
  listBlockedFans: blockedFans.listBlockedFansRoute,
  blockFan: blockedFans.blockFanRoute,
  unblockFan: blockedFans.unblockFanRoute,

  withdrawVote: votes.withdrawVoteRoute,
  withdrawBoardVote: votes.withdrawBoardVoteRoute,
  withdrawLinkedVote: votes.withdrawLinkedVoteRoute,
  listOwnVotes: votes.listOwnVotesRoute,
  listOwnLinkedVotes: votes.listOwnLinkedVotesRoute,
  listEarlyVotes: votes.listEarlyVotesRoute,
  listVoteHistory: votes.listVoteHistoryRoute,
  getActivity: achievements.getActivityRoute,
  resetAchievements: achievements.resetAchievementsRoute,

  getIdea: ideaPage.getIdeaRoute,
  explore: explore.exploreRoute,
  listOwnBoards: boards.listOwnBoardsRoute,
  createBoard: boards.createBoardRoute,
  orderBoards: boards.orderBoardsRoute,
  updateBoard: boards.updateBoardRoute,
  countVisit: visits.countVisitRoute,

  removeAvatar: pictures.removeAvatarRoute,
  removeBanner: pictures.removeBannerRoute,
  removeIdeaPicture: pictures.removeIdeaPictureRoute,
  getUpload: pictures.getUploadRoute,

  getTeam: teams.getTeamRoute,
  createInvite: teams.createInviteRoute,
  revokeInvite: teams.revokeInviteRoute,
  changeMember: teams.changeMemberRoute,
  removeMember: teams.removeMemberRoute,
  leaveBoard: teams.leaveBoardRoute,
  readInvite: teams.readInviteRoute,
  acceptInvite: teams.acceptInviteRoute,

  getInsights: insights.getInsightsRoute,
  downloadInsights: insights.downloadInsightsRoute,

  getLinkedBoard: shareLinks.getLinkedBoardRoute,
  listShareLinks: shareLinks.listShareLinksRoute,
  createShareLink: shareLinks.createShareLinkRoute,
  updateShareLink: shareLinks.updateShareLinkRoute,
  deleteShareLink: shareLinks.deleteShareLinkRoute,

  getOverlay: overlays.getOverlayRoute,
  getOwnOverlay: overlays.getOwnOverlayRoute,
  renewOverlay: overlays.renewOverlayRoute,
  revokeOverlay: overlays.revokeOverlayRoute,
  getDiscord: discord.getDiscordRoute,
  connectDiscord: discord.connectDiscordRoute,
  disconnectDiscord: discord.disconnectDiscordRoute,
  testDiscord: discord.testDiscordRoute,

  listVoteChecks: voteChecks.listVoteChecksRoute,
  decideVoteCheck: voteChecks.decideVoteCheckRoute,
  previewVerifiedOnly: verifiedOnly.previewVerifiedOnlyRoute,
  setVerifiedOnly: verifiedOnly.setVerifiedOnlyRoute,
  getFairness: fairness.getFairnessRoute,

  createRound: rounds.createRoundRoute,
  extendRound: rounds.extendRoundRoute,
  cancelRound: rounds.cancelRoundRoute,
  pickWinner: rounds.pickWinnerRoute,
  listRounds: rounds.listRoundsRoute,
  getRound: rounds.getRoundRoute,
  getOwnBallot: ballots.getOwnBallotRoute,
  getReceipt: receipts.getReceiptRoute,
  downloadBallots: receipts.downloadBallotsRoute,

  listWeeks: weeks.listWeeksRoute,
  getWeek: weeks.getWeekRoute,
  getFollow: follows.getFollowRoute,
  listFollows: follows.listFollowsRoute,
  followBoard: follows.followBoardRoute,
  unfollowBoard: follows.unfollowBoardRoute,
};
