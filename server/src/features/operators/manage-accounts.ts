import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import { boardPath } from '@upnext/contract/board-handle';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { handResetLink } from '../emails/hand-reset-link.ts';
import { deleteAccount } from '../my-account/delete-account.ts';
import { exportAccount } from '../my-account/export-account.ts';
import { endAllSessions } from '../sessions/end-more-sessions.ts';
import { suspendAccount } from '../suspensions/suspend-account.ts';
import { findAccount, findAccounts, type Found } from './find-account.ts';
import { act, Stop, type Command } from './operator-command.ts';
import { countOf, selectBoards, type AccountRow } from './sql.ts';

const day = (moment: Date) => moment.toISOString().slice(0, 10);
const actorOf = ({ id, username, role }: Found) => ({ accountId: id, username, role });
const targetOf = ({ id }: Found) => `account:${id}`;

function line({ id, username, email, role, created_at: since, suspended_at: suspended, deleted_at: gone }: AccountRow) {
  const marks = [suspended && `suspended ${day(suspended)}`, gone && `deleted ${day(gone)}`].filter(Boolean);
  return [id, username ?? '–', role, email ?? '–', `since ${day(since)}`, ...marks].join('  ');
}

function suspension(isSuspended: boolean): Command {
  const deed = isSuspended ? 'suspend' : 'unsuspend';
  return {
    takes: 'ACCOUNT',
    does: isSuspended ? 'end its sessions, let it in no more, show its boards to nobody' : 'let it in again',
    async run(context, operator, [word]) {
      const found = await findAccount(context, word);
      if ((found.suspended_at !== null) === isSuspended)
        throw new Stop(`${found.username} is ${isSuspended ? '' : 'not '}suspended already.`);
      const { username } = found;
      const question = isSuspended
        ? `${username} is signed out everywhere, can't come back, and their boards are gone for everyone.`
        : `${username} can sign in again, and their boards are back.`;
      const [before, after] = [{ suspendedAt: found.suspended_at }, { isSuspended }];
      await act(context, operator, { deed, target: targetOf(found), before, after, question, word: username }, () =>
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
      for (const row of rows) write(line(row));
      if (rows.length === 0) throw new Stop('Nobody.');
    },
  },
  show: {
    takes: 'ACCOUNT',
    does: 'what there is to know of an account and its boards',
    async run(context, { write }, [word]) {
      const found = await findAccount(context, word);
      write(line(found));
      const [counts] = await runNamed(context.pool, countOf, [found.id]);
      write(`${counts?.sessions} sessions, ${counts?.reports} open reports of its ideas`);
      for (const board of await runNamed(context.pool, selectBoards, [found.id])) {
        const { is_listed: isListed, hidden_at: hidden, featured_at: featured } = board;
        const marks = [!isListed && 'not listed', hidden && `hidden ${day(hidden)}`, featured && 'featured'];
        const { id, slug, idea_count: ideas, pending_count: pending, total_votes: votes } = board;
        write(
          [
            `board ${id} ${boardPath(found.username, slug)}: ${ideas} ideas, ${pending} waiting, ${votes} votes`,
            ...marks.filter(Boolean),
          ].join(', '),
        );
      }
    },
  },
  'end-sessions': {
    takes: 'ACCOUNT',
    does: 'sign it out on every device',
    async run(context, operator, [word]) {
      const found = await findAccount(context, word);
      const [counts] = await runNamed(context.pool, countOf, [found.id]);
      const question = `${found.username} is signed out on ${counts?.sessions} devices.`;
      const before = { sessions: counts?.sessions };
      const deed = { deed: 'end-sessions', target: targetOf(found), before, question, word: found.username };
      const forget = await act(context, operator, deed, () =>
        context.db.transaction().execute((transaction) => endAllSessions(context, transaction, found.id)),
      );
      forget();
    },
  },
  'reset-link': {
    takes: 'ACCOUNT',
    does: 'an address where they choose a new password, shown once; give it to them and nobody else',
    async run(context, operator, [word]) {
      const found = await findAccount(context, word);
      const question = `Whoever has the link can take ${found.username} over. Be sure whom you talk to.`;
      const deed = { deed: 'reset-link', target: targetOf(found), question, word: found.username };
      operator.write(await act(context, operator, deed, () => handResetLink(context, found.id)));
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
      const deed = { deed: 'export', target: targetOf(found), question, word: found.username };
      // It is for its owner: nobody else on this machine reads it.
      const file = () => createWriteStream(into, { flags: 'wx', mode: 0o600 });
      await act(context, operator, deed, () => pipeline(exportAccount(context, actorOf(found)), file()));
    },
  },
  delete: {
    takes: 'ACCOUNT',
    does: 'delete it for good, as its owner could on /account',
    async run(context, operator, [word]) {
      const found = await findAccount(context, word);
      const question = `${found.username}, their boards and ideas are deleted for good. Votes for others stay counted.`;
      const before = { role: found.role, createdAt: found.created_at };
      const deed = { deed: 'delete', target: targetOf(found), before, question, word: found.username };
      await act(context, operator, deed, () => deleteAccount(context, actorOf(found), found.language ?? 'en'));
    },
  },
};
