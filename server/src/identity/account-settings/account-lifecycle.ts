import type { AccountHooks } from '../../context.ts';
import { describeAccount } from './describe-account.ts';

export const accountSettingsHooks: AccountHooks = {
  // `deleteAccount` reserves the names without their account: for that it needs the account's row, locked.
  tables: ['former_usernames'],
  exports: {
    account: async (context, actor) => ({
      ...(await context.describeUser(actor.accountId)),
      ...(await describeAccount(context, actor)),
    }),
  },
};
