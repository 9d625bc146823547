import type { Api } from '@upnext/contract/api';

import * as accounts from './features/accounts/routes.ts';
import * as blockedFans from './features/blocked-fans/routes.ts';
import * as boards from './features/boards/routes.ts';
import * as emails from './features/emails/routes.ts';
import * as explore from './features/explore/routes.ts';
import * as follows from './features/follows/routes.ts';
import * as ideas from './features/ideas/routes.ts';
import * as insights from './features/insights/routes.ts';
import * as merges from './features/merges/routes.ts';
import * as myAccount from './features/my-account/routes.ts';
import * as notices from './features/notices/routes.ts';
import * as overlays from './features/overlays/routes.ts';
import * as passkeys from './features/passkeys/routes.ts';
import * as reports from './features/reports/routes.ts';
import * as roadmap from './features/roadmap/routes.ts';
import * as sessions from './features/sessions/routes.ts';
import * as shareLinks from './features/share-links/routes.ts';
import * as signInProviders from './features/sign-in-providers/routes.ts';
import * as site from './features/site/routes.ts';
import * as suggestions from './features/suggestions/routes.ts';
import * as teams from './features/teams/routes.ts';
import * as visits from './features/visits/routes.ts';
import * as votes from './features/votes/routes.ts';
import * as waysIn from './features/ways-in/routes.ts';
import * as weeks from './features/weeks/routes.ts';
import type { Route } from './route.ts';

/** Every endpoint of the contract: what is missing here does not compile. */
type Mounted<Names extends keyof Api> = { [Name in Names]: Route<Api[Name]> };
type HotName = 'castVote' | 'castBoardVote' | 'castLinkedVote' | 'getBoard';

/** Mounted outside the plugins (headers, pressure, compression): each of them costs a tenth of a vote. */
export const hotRoutes: Mounted<HotName> = {
  castVote: votes.castVoteRoute,
  castBoardVote: votes.castBoardVoteRoute,
  castLinkedVote: votes.castLinkedVoteRoute,
  getBoard: boards.getBoardRoute,
};

export const routes: Mounted<Exclude<keyof Api, HotName>> = {
  getSite: site.getSiteRoute,

  getUser: accounts.getUserRoute,
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
  resetPassword: emails.resetPasswordRoute,
  confirmEmail: emails.confirmEmailRoute,

  listNotices: notices.listNoticesRoute,
  countUnread: notices.countUnreadRoute,
  readNotices: notices.readNoticesRoute,
  getMailSettings: notices.getMailSettingsRoute,
  changeMailSettings: notices.changeMailSettingsRoute,
  unsubscribe: notices.unsubscribeRoute,

  listWaysIn: waysIn.listWaysInRoute,
  createRecoveryCodes: waysIn.createRecoveryCodesRoute,
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
  updateIdea: ideas.updateIdeaRoute,
  deleteIdea: ideas.deleteIdeaRoute,
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

  listOwnVotes: votes.listOwnVotesRoute,
  listOwnLinkedVotes: votes.listOwnLinkedVotesRoute,
  listEarlyVotes: votes.listEarlyVotesRoute,
  listVoteHistory: votes.listVoteHistoryRoute,

  explore: explore.exploreRoute,
  listOwnBoards: boards.listOwnBoardsRoute,
  createBoard: boards.createBoardRoute,
  orderBoards: boards.orderBoardsRoute,
  updateBoard: boards.updateBoardRoute,
  countVisit: visits.countVisitRoute,

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

  listWeeks: weeks.listWeeksRoute,
  getWeek: weeks.getWeekRoute,
  getFollow: follows.getFollowRoute,
  followBoard: follows.followBoardRoute,
  unfollowBoard: follows.unfollowBoardRoute,
};
