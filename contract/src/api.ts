import { becomeCreator, getUser, login, logout, register, updateProfile } from './accounts.ts';
import { blockFan, listBlockedFans, unblockFan } from './blocked-fans.ts';
import { createBoard, explore, getBoard, listOwnBoards, orderBoards, updateBoard } from './boards.ts';
import { confirmEmail, requestPasswordReset, resetPassword } from './emails.ts';
import { followBoard, getFollow, unfollowBoard } from './follows.ts';
import { createIdea, deleteIdea, listIdeas, updateIdea } from './ideas.ts';
import { downloadInsights, getInsights } from './insights.ts';
import { listMerges, mergeIdea, unmergeIdea } from './merges.ts';
import {
  changeEmail,
  changePassword,
  changeUsername,
  deleteAccount,
  exportAccount,
  getAccount,
  sendConfirmation,
} from './my-account.ts';
import { changeMailSettings, countUnread, getMailSettings, listNotices, readNotices, unsubscribe } from './notices.ts';
import { getOverlay, getOwnOverlay, renewOverlay, revokeOverlay } from './overlays.ts';
import {
  addPasskey,
  loginWithPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogin,
} from './passkeys.ts';
import { reportIdea } from './reports.ts';
import { changeStage, getLane, getRoadmap } from './roadmap.ts';
import { endOneSession, endOtherSessions, listSessions } from './sessions.ts';
import { createShareLink, deleteShareLink, getLinkedBoard, listShareLinks, updateShareLink } from './share-links.ts';
import {
  finishSignIn,
  linkProvider,
  listSignInProviders,
  registerNewcomer,
  startSignIn,
  unlinkProvider,
} from './sign-in-providers.ts';
import { getSite } from './site.ts';
import {
  approveSuggestion,
  listOwnSuggestions,
  listPendingIdeas,
  listSimilarIdeas,
  rejectSuggestion,
  restoreSuggestion,
  suggestIdea,
} from './suggestions.ts';
import {
  acceptInvite,
  changeMember,
  createInvite,
  getTeam,
  leaveBoard,
  readInvite,
  removeMember,
  revokeInvite,
} from './teams.ts';
import { countVisit } from './visits.ts';
import {
  castBoardVote,
  castLinkedVote,
  castVote,
  listEarlyVotes,
  listOwnLinkedVotes,
  listOwnVotes,
  listVoteHistory,
} from './votes.ts';
import { createRecoveryCodes, listWaysIn } from './ways-in.ts';
import { getWeek, listWeeks } from './weeks.ts';

/** The whole API on one screen. The server must mount each of these: the compiler sees to it. */
export const api = {
  getSite,

  getUser,
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
  resetPassword,
  confirmEmail,

  listNotices,
  countUnread,
  readNotices,
  getMailSettings,
  changeMailSettings,
  unsubscribe,

  listWaysIn,
  createRecoveryCodes,
  listSignInProviders,
  startSignIn,
  finishSignIn,
  registerNewcomer,
  linkProvider,
  unlinkProvider,
  startPasskeyLogin,
  loginWithPasskey,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,

  listIdeas,
  createIdea,
  updateIdea,
  deleteIdea,
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
  listOwnVotes,
  listOwnLinkedVotes,
  listEarlyVotes,
  listVoteHistory,

  getBoard,
  explore,
  listOwnBoards,
  createBoard,
  orderBoards,
  updateBoard,
  countVisit,

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

  listWeeks,
  getWeek,
  getFollow,
  followBoard,
  unfollowBoard,
};

export type Api = typeof api;
