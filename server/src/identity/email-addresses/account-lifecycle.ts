import type { AccountHooks } from '../../context.ts';
import { deleteTokensOf } from './sql.ts';

export const emailAddressHooks: AccountHooks = {
  tables: ['email_tokens'],
  // Tokens are deleted with the account, because they contain the email addresses they were sent to.
  onDelete: (_context, transaction, accountId) => deleteTokensOf(transaction, accountId),
};
