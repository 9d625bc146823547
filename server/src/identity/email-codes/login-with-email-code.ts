import type { CodeLogin } from '@upnext/contract/identity/email-codes';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { languageOf } from '../../platform/http/request-facts.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { allowRegistration } from '../accounts/allow-registration.ts';
import { makeAccount } from '../accounts/make-account.ts';
import { readSiteKey } from '../nonces/read-site-key.ts';
import { throttleCodeGuesses } from '../proof-of-work/throttle-code-guesses.ts';
import { prepareLogin, type Login } from '../sessions/start-session.ts';
import { prepareVerification } from '../verified-accounts/verify-account.ts';
import { codeTokenHashOf } from './code-cookie.ts';
import { hashCode } from './hash-code.ts';
import { prolongCode, releaseUnconfirmed, selectHolder, spendCode, tryCode } from './sql.ts';

/** Null: the code is right, but no account has the address, and the request has no username yet. */
type Result = { login: Login; registration?: Parameters<Login['sendCookie']>[1] } | null;

/**
 * Logs in with an emailed code, or registers an account without a password. The account is looked up only after the code
 * has proven access to the mailbox. If the username is taken, the transaction is rolled back, so that the user can try
 * another one with the same code.
 */
export async function loginWithEmailCode(
  context: Context,
  request: FastifyRequest,
  { code, username, userRole: role, timeZone, proof }: CodeLogin,
): Promise<Result> {
  const { tokenHash, email, proofMs } = await checkCode(context, request, code, proof);
  const logIn = await prepareLogin(context, request);
  const verify = await prepareVerification(context);
  return await context.db.transaction().execute(async (transaction) => {
    const holder = await selectHolder(transaction, email);
    if (holder !== undefined) {
      await spend(transaction, tokenHash);
      return { login: await logIn(transaction, holder.id) };
    }
    allowRegistration(context.config, role);
    if (username === undefined) {
      await prolongCode(transaction, tokenHash);
      return null;
    }
    await spend(transaction, tokenHash);
    await releaseUnconfirmed(transaction, email);
    const account = { username, password_hash: null, email, email_verified_at: new Date(), role };
    const id = await makeAccount(context, transaction, account, timeZone);
    for (const hooks of context.lifecycle) await hooks.onEmailConfirmed?.(transaction, id, languageOf(request));
    await verify(transaction, id, { email });
    return { login: await logIn(transaction, id), registration: { by: 'email', proofMs } };
  });
}

/** Without the browser's cookie, no code is compared. Only a wrong code counts as a failed login. */
async function checkCode(context: Context, request: FastifyRequest, code: string, proof: string | undefined) {
  const tokenHash = codeTokenHashOf(context.config, request);
  if (!tokenHash) throw new Refusal('code_spent');
  const codeHash = hashCode(await readSiteKey(context, 'email-codes'), tokenHash, code);
  const undoFailure = await throttleCodeGuesses(context, request, proof);
  let isWrong = false;
  try {
    const [tried] = await runNamed(context.pool, tryCode, [tokenHash, codeHash]);
    isWrong = tried?.is_right === false;
    if (!tried || tried.tries_left === 0) throw new Refusal('code_spent');
    if (isWrong) throw new Refusal('wrong_code');
    return { tokenHash, email: tried.email, proofMs: tried.proof_ms ?? undefined };
  } finally {
    if (!isWrong) await undoFailure();
  }
}

async function spend(transaction: Transaction<Tables>, tokenHash: Buffer): Promise<void> {
  if (!(await spendCode(transaction, tokenHash))) throw new Refusal('code_spent');
}
