import type { AccountHooks } from '../../context.ts';
import { describeAccount } from './describe-account.ts';

export const accountSettingsHooks: AccountHooks = {
  // No `onDelete`: `deleteAccount` releases the names itself, because that needs the locked account row.
  tables: ['former_usernames'],
  exports: {
    account: async (context, actor) => ({
      ...(await context.describeUser(actor.accountId)),
      ...(await describeAccount(context, actor)),
    }),
  },
};
