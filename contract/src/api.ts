import { blockFan, listBlockedFans, unblockFan } from './boards/blocked-fans.ts';
import { createBoard, explore, getBoard, listOwnBoards, orderBoards, updateBoard } from './boards/boards.ts';
import { discordApi } from './boards/discord.ts';
import { followBoard, getFollow, listFollows, unfollowBoard } from './boards/follows.ts';
import { getIdea } from './boards/idea-page.ts';
import { createIdea, createIdeas, deleteIdea, listIdeas, restoreIdea, updateIdea } from './boards/ideas.ts';
import { listMerges, mergeIdea, unmergeIdea } from './boards/merges.ts';
import {
  getUpload,
  removeAvatar,
  removeBanner,
  removeIdeaPicture,
  uploadAvatar,
  uploadBanner,
  uploadIdeaPicture,
} from './boards/pictures.ts';
import { changeStage, getLane, getRoadmap } from './boards/roadmap.ts';
import {
  createShareLink,
  deleteShareLink,
  getLinkedBoard,
  listShareLinks,
  updateShareLink,
} from './boards/share-links.ts';
import {
  approveSuggestion,
  listOwnSuggestions,
  listPendingIdeas,
  listSimilarIdeas,
  rejectSuggestion,
  restoreSuggestion,
  suggestIdea,
} from './boards/suggestions.ts';
import {
  acceptInvite,
  changeMember,
  createInvite,
  getTeam,
  leaveBoard,
  readInvite,
  removeMember,
  revokeInvite,
} from './boards/teams.ts';
import {
  changeEmail,
  changePassword,
  changeUsername,
  deleteAccount,
  exportAccount,
  getAccount,
  sendConfirmation,
} from './identity/account-settings.ts';
import {
  becomeCreator,
  createRegistrationChallenge,
  getUser,
  login,
  logout,
  register,
  updateProfile,
} from './identity/accounts.ts';
import { confirmEmail, listResetMethods, requestPasswordReset, resetPassword } from './identity/email-addresses.ts';
import { loginWithEmailCode, requestEmailCode } from './identity/email-codes.ts';
import { endOneSession, endOtherSessions, listSessions } from './identity/sessions.ts';
import { signInApi } from './identity/sign-in-api.ts';
import { getSite } from './identity/site.ts';
import {
  changeEmailSettings,
  countUnread,
  getEmailSettings,
  listNotifications,
  readNotifications,
  unsubscribe,
} from './notifications/notifications.ts';
import { getPush, subscribeToPush, unsubscribeFromPush } from './notifications/push.ts';
import { reportIdea } from './operations/reports.ts';
import { downloadInsights, getInsights } from './reach/insights.ts';
import { getLanding } from './reach/landing.ts';
import { getLegalPage } from './reach/legal-pages.ts';
import { getOverlay, getOwnOverlay, renewOverlay, revokeOverlay } from './reach/overlays.ts';
import { countVisit } from './reach/visits.ts';
import { getActivity, resetAchievements } from './voting/achievements.ts';
import { castBallot, downloadBallots, getOwnBallot, getReceipt } from './voting/ballots.ts';
import { getFairness } from './voting/fairness.ts';
import { cancelRound, createRound, extendRound, getRound, listRounds, pickWinner } from './voting/rounds.ts';
import { previewVerifiedOnly, setVerifiedOnly } from './voting/verified-only.ts';
import { decideVoteCheck, listVoteChecks } from './voting/vote-checks.ts';
import {
  castBoardVote,
  castLinkedVote,
  castVote,
  listEarlyVotes,
  listOwnLinkedVotes,
  listOwnVotes,
  listVoteHistory,
  withdrawBoardVote,
  withdrawLinkedVote,
  withdrawVote,
} from './voting/votes.ts';
import { getWeek, listWeeks } from './voting/weekly-charts.ts';

/** All API endpoints. The compiler checks that the server mounts each of them. */
export const api = {
  getSite,
  getLanding,
  getLegalPage,

  getUser,
  createRegistrationChallenge,
  register,
  login,
  logout,
  becomeCreator,
  updateProfile,

  getAccount,
  changeEmail,
  sendConfirmation,
  changePassword,
  changeUsername,
  exportAccount,
  deleteAccount,
  listSessions,
  endOneSession,
  endOtherSessions,

  requestPasswordReset,
  listResetMethods,
  resetPassword,
  confirmEmail,
  requestEmailCode,
  loginWithEmailCode,

  listNotifications,
  countUnread,
  readNotifications,
  getEmailSettings,
  changeEmailSettings,
  unsubscribe,
  getPush,
  subscribeToPush,
  unsubscribeFromPush,

  ...signInApi,

  listIdeas,
  createIdea,
  createIdeas,
  updateIdea,
  deleteIdea,
  restoreIdea,
  mergeIdea,
  unmergeIdea,
  listMerges,
  changeStage,
  getRoadmap,
  getLane,
  reportIdea,

  suggestIdea,
  listSimilarIdeas,
  listPendingIdeas,
  listOwnSuggestions,
  approveSuggestion,
  rejectSuggestion,
  restoreSuggestion,
  listBlockedFans,
  blockFan,
  unblockFan,

  castVote,
  castBoardVote,
  castLinkedVote,
  withdrawVote,
  withdrawBoardVote,
  withdrawLinkedVote,
  listOwnVotes,
  listOwnLinkedVotes,
  listEarlyVotes,
  listVoteHistory,
  getActivity,
  resetAchievements,

  getBoard,
  getIdea,
  explore,
  listOwnBoards,
  createBoard,
  orderBoards,
  updateBoard,
  countVisit,

  uploadAvatar,
  removeAvatar,
  uploadBanner,
  removeBanner,
  uploadIdeaPicture,
  removeIdeaPicture,
  getUpload,

  getTeam,
  createInvite,
  revokeInvite,
  changeMember,
  removeMember,
  leaveBoard,
  readInvite,
  acceptInvite,

  getInsights,
  downloadInsights,

  getLinkedBoard,
  listShareLinks,
  createShareLink,
  updateShareLink,
  deleteShareLink,

  getOverlay,
  getOwnOverlay,
  renewOverlay,
  revokeOverlay,
  ...discordApi,

  listVoteChecks,
  decideVoteCheck,
  previewVerifiedOnly,
  setVerifiedOnly,
  getFairness,

  createRound,
  extendRound,
  cancelRound,
  pickWinner,
  listRounds,
  getRound,
  castBallot,
  getOwnBallot,
  getReceipt,
  downloadBallots,

  listWeeks,
  getWeek,
  getFollow,
  listFollows,
  followBoard,
  unfollowBoard,
};

export type Api = typeof api;
