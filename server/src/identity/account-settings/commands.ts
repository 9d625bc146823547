import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import { Stop, type Command } from '../../operator-command.ts';
import { accountLine, findAccount, findAccounts, type FoundAccount } from '../accounts/find-account.ts';
import { endAllSessions } from '../sessions/end-sessions.ts';
import { countSessions } from '../sessions/list-sessions.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { suspendAccount } from './suspend-account.ts';

const actorOf = ({ id, username, role }: FoundAccount) => ({ accountId: id, username, role });
const targetOf = ({ id }: FoundAccount) => `account:${id}`;

function suspension(isSuspended: boolean): Command {
  const action = isSuspended ? 'suspend' : 'unsuspend';
  return {
    takes: 'ACCOUNT',
    does: isSuspended
      ? 'end its sessions, block its logins and hide its boards'
      : 'allow its logins and show its boards again',
    async run(context, operator, [word]) {
      const found = await findAccount(context, word);
      if ((found.suspended_at !== null) === isSuspended)
        throw new Stop(`${found.username} is ${isSuspended ? '' : 'not '}suspended already.`);
      const { username } = found;
      const question = isSuspended
        ? `${username} is signed out everywhere, can't come back, and their boards are gone for everyone.`
        : `${username} can sign in again, and their boards are back.`;
      const [before, after] = [{ suspendedAt: found.suspended_at }, { isSuspended }];
      await operator.act({ action, target: targetOf(found), before, after, question, word: username }, () =>
        suspendAccount(context, found.id, isSuspended),
      );
    },
  };
}

export const accountCommands: Record<string, Command> = {
  find: {
    takes: 'WORD',
    does: 'accounts by name, former name, e-mail or number, or by how a name begins',
    async run(context, { write }, [word]) {
      const rows = word === undefined ? [] : await findAccounts(context, word);
      for (const row of rows) write(accountLine(row));
      if (rows.length === 0) throw new Stop('No account was found.');
    },
  },
  'end-sessions': {
    takes: 'ACCOUNT',
    does: 'sign it out on every device',
    async run(context, operator, [word]) {
      const found = await findAccount(context, word);
      const sessions = await countSessions(context, found.id);
      const question = `${found.username} is signed out on ${sessions} devices.`;
      const change = { action: 'end-sessions', target: targetOf(found), before: { sessions }, question };
      const forget = await operator.act({ ...change, word: found.username }, () =>
        context.db.transaction().execute((transaction) => endAllSessions(context, transaction, found.id)),
      );
      forget();
    },
  },
  suspend: suspension(true),
  unsuspend: suspension(false),
  export: {
    takes: 'ACCOUNT --into FILE',
    does: 'everything that is stored about it, the same file as on /account',
    async run(context, operator, [word]) {
      const found = await findAccount(context, word);
      const { into } = operator.options;
      if (into === undefined) throw new Stop('Where to? --into FILE');
      const question = `All that is stored about ${found.username} goes to ${into}.`;
      const change = { action: 'export', target: targetOf(found), question, word: found.username };
      // Personal data: only the operator's own user may read the file.
      const file = () => createWriteStream(into, { flags: 'wx', mode: 0o600 });
      await operator.act(change, () => pipeline(exportAccount(context, actorOf(found)), file()));
    },
  },
  delete: {
    takes: 'ACCOUNT',
    does: 'delete it for good, as its owner could on /account',
    async run(context, operator, [word]) {
      const found = await findAccount(context, word);
      const question = `${found.username}, their boards and ideas are deleted for good. Votes for others stay counted.`;
      const before = { role: found.role, createdAt: found.created_at };
      const change = { action: 'delete', target: targetOf(found), before, question, word: found.username };
      await operator.act(change, () => deleteAccount(context, actorOf(found), found.language ?? 'en'));
    },
  },
};
