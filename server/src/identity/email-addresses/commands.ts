import type { Command } from '../../operator-command.ts';
import { findAccount } from '../accounts/find-account.ts';
import { createResetLink } from './create-reset-link.ts';

export const resetLinkCommands: Record<string, Command> = {
  'reset-link': {
    takes: 'ACCOUNT',
    does: 'an address where they choose a new password, shown once; give it to them and nobody else',
    async run(context, operator, [word]) {
      const { id, username } = await findAccount(context, word);
      const question = `Whoever has the link can take ${username} over. Be sure whom you talk to.`;
      const change = { action: 'reset-link', target: `account:${id}`, question, word: username };
      operator.write(await operator.act(change, () => createResetLink(context, id)));
    },
  },
};
