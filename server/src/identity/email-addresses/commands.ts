import type { Command } from '../../operator-command.ts';
import { findAccount } from '../accounts/find-account.ts';
import { createResetLink } from './create-reset-link.ts';

export const resetLinkCommands: Record<string, Command> = {
  'reset-link': {
    takes: 'ACCOUNT',
    does: 'create a password reset link; give it only to the account’s owner',
    async run(context, operator, [word]) {
      const { id, username } = await findAccount(context, word);
      const question = `Anyone with the link can take over ${username}. Make sure you are talking to the owner.`;
      const change = { action: 'reset-link', target: `account:${id}`, question, word: username };
      operator.write(await operator.act(change, () => createResetLink(context, id)));
    },
  },
};
