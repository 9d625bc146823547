import { becomeCreator, getUser, login, logout, register, updateProfile } from './accounts.ts';
import { explore, getBoard, listOwnBoards, updateBoard } from './boards.ts';
import { confirmEmail, requestPasswordReset, resetPassword } from './emails.ts';
import { createIdea, deleteIdea, listIdeas, updateIdea } from './ideas.ts';
import { downloadInsights, getInsights } from './insights.ts';
import {
  changeEmail,
  changePassword,
  changeUsername,
  deleteAccount,
  exportAccount,
  getAccount,
  sendConfirmation,
} from './my-account.ts';
import {
  addPasskey,
  loginWithPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogin,
} from './passkeys.ts';
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
import { approveSuggestion, listOwnSuggestions, listPendingIdeas, suggestIdea } from './suggestions.ts';
import { countVisit } from './visits.ts';
import { castBoardVote, castLinkedVote, castVote, listOwnLinkedVotes, listOwnVotes, listVoteHistory } from './votes.ts';
import { createRecoveryCodes, listWaysIn } from './ways-in.ts';

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

  suggestIdea,
  listPendingIdeas,
  listOwnSuggestions,
  approveSuggestion,

  castVote,
  castBoardVote,
  castLinkedVote,
  listOwnVotes,
  listOwnLinkedVotes,
  listVoteHistory,

  getBoard,
  explore,
  listOwnBoards,
  updateBoard,
  countVisit,

  getInsights,
  downloadInsights,

  getLinkedBoard,
  listShareLinks,
  createShareLink,
  updateShareLink,
  deleteShareLink,
};

export type Api = typeof api;
