import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import { CommandError, type Command } from '../../operator-command.ts';
import { accountLine, findAccount, findAccounts, type FoundAccount } from '../accounts/find-account.ts';
import { endAllSessions } from '../sessions/end-sessions.ts';
import { countSessions } from '../sessions/list-sessions.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { deleteReservation, selectReservation } from './sql.ts';
import { suspendAccount } from './suspend-account.ts';

const actorOf = ({ id, username, role, verified_at: verifiedAt }: FoundAccount) => ({
  accountId: id,
  username,
  role,
  isVerified: verifiedAt !== null,
});
const targetOf = ({ id }: FoundAccount) => `account:${id}`;

function suspension(isSuspended: boolean): Command {
  const action = isSuspended ? 'suspend' : 'unsuspend';
  return {
    takes: 'ACCOUNT',
    does: isSuspended
      ? 'end an account’s sessions, block its logins and hide its boards'
      : 'let a suspended account log in again and show its boards',
    async run(context, operator, [word]) {
      const found = await findAccount(context, word);
      if ((found.suspended_at !== null) === isSuspended)
        throw new CommandError(`${found.username} is ${isSuspended ? 'already' : 'not'} suspended.`);
      const { username } = found;
      const question = isSuspended
        ? `${username} will be logged out everywhere and can't log in, and their boards will be hidden from everyone.`
        : `${username} will be able to log in again, and their boards will be visible again.`;
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
    does: 'find accounts by username, former username, email, id or the start of a username',
    async run(context, { write }, [word]) {
      const rows = word === undefined ? [] : await findAccounts(context, word);
      for (const row of rows) write(accountLine(row));
      if (rows.length === 0) throw new CommandError('No account found.');
    },
  },
  'end-sessions': {
    takes: 'ACCOUNT',
    does: 'log an account out on every device',
    async run(context, operator, [word]) {
      const found = await findAccount(context, word);
      const sessions = await countSessions(context, found.id);
      const question = `${found.username} will be logged out on ${sessions} devices.`;
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
    does: 'export everything stored about an account to a file, like the export on /account',
    async run(context, operator, [word]) {
      const found = await findAccount(context, word);
      const { into } = operator.options;
      if (into === undefined) throw new CommandError('Missing option: --into FILE');
      const question = `Everything stored about ${found.username} will be written to ${into}.`;
      const change = { action: 'export', target: targetOf(found), question, word: found.username };
      // The file contains personal data, so only the operator's system user may read it.
      const file = () => createWriteStream(into, { flags: 'wx', mode: 0o600 });
      await operator.act(change, () => pipeline(exportAccount(context, actorOf(found)), file()));
    },
  },
  'release-username': {
    takes: 'NAME',
    does: 'make a former username available to other accounts',
    async run(context, operator, [word = '']) {
      const found = await selectReservation(context.db, word);
      if (!found) throw new CommandError(`"${word}" is not a former username.`);
      const { name, account_id: accountId, given_up_at: givenUpAt, reserved_until: reservedUntil } = found;
      const question = `Anyone will be able to take the username ${name}. Old links that contain it will then lead to the new owner’s boards.`;
      const before = { accountId, givenUpAt, reservedUntil };
      await operator.act({ action: 'release-username', target: `username:${name}`, before, question, word: name }, () =>
        deleteReservation(context.db, name),
      );
    },
  },
  delete: {
    takes: 'ACCOUNT',
    does: 'delete an account permanently, as its owner can on /account',
    async run(context, operator, [word]) {
      const found = await findAccount(context, word);
      const question = `${found.username} and their boards and ideas will be deleted permanently. Their votes on other boards still count.`;
      const before = { role: found.role, createdAt: found.created_at };
      const change = { action: 'delete', target: targetOf(found), before, question, word: found.username };
      await operator.act(change, () => deleteAccount(context, actorOf(found), found.language ?? 'en'));
    },
  },
};
