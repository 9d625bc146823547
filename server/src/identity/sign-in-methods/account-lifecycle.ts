import type { AccountHooks } from '../../context.ts';
import { describeSignInMethods } from './describe-sign-in-methods.ts';
import { deleteSignInMethods } from './sql.ts';

export const signInMethodHooks: AccountHooks = {
  tables: ['identities', 'passkeys', 'recovery_codes'],
  onDelete: (_context, transaction, accountId) => deleteSignInMethods(transaction, accountId),
  exports: { signInMethods: (context, { accountId }) => describeSignInMethods(context, accountId) },
};
