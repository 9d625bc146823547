import type { AccountHooks } from '../../context.ts';
import { describeAccount } from './describe-account.ts';

export const accountSettingsHooks: AccountHooks = {
  // There is no `onDelete` hook, because releasing the usernames needs the locked account row. `deleteAccount` does it.
  tables: ['former_usernames'],
  exports: {
    account: async (context, actor) => ({
      ...(await context.describeUser(actor.accountId)),
      ...(await describeAccount(context.db, actor)),
    }),
  },
};
