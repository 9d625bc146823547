import {
  addPasskey,
  loginWithPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogin,
} from './passkeys.ts';
import { createRecoveryCodes, listSignInMethods } from './sign-in-methods.ts';
import {
  finishSignIn,
  linkProvider,
  listSignInProviders,
  registerNewcomer,
  startSignIn,
  unlinkProvider,
} from './sign-in-providers.ts';

/** The endpoints of sign-in methods. */
export const signInApi = {
  listSignInMethods,
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
};
