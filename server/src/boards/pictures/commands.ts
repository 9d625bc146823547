import { picturePath } from '@upnext/contract/picture';

import { findAccount } from '../../identity/accounts/find-account.ts';
import { CommandError, type Command } from '../../operator-command.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { pictureQueue } from './picture-target.ts';
import { removePicture } from './remove-picture.ts';
import { releasePicture, selectPictures, type PictureRow } from './sql.ts';

function whereOf({ kind, board_id: boardId, idea_id: ideaId }: PictureRow): string {
  if (kind === 'idea') return `idea ${ideaId}`;
  return kind === 'banner' ? `banner of board ${boardId}` : 'profile picture';
}

export const pictureCommands: Record<string, Command> = {
  'pictures list': {
    takes: 'ACCOUNT',
    does: 'list the pictures of an account, newest first',
    async run(context, { write }, [word]) {
      const { id } = await findAccount(context, word);
      const rows = await runNamed(context.pool, selectPictures, [id, null]);
      for (const row of rows)
        write(`${row.created_at.toISOString()}  ${whereOf(row)}  ${picturePath(row.name)}-large.webp`);
      if (rows.length === 0) write('No pictures.');
    },
  },
  'pictures remove': {
    takes: 'PICTURE',
    does: 'remove a picture, given by its address or its name',
    async run(context, operator, [word = '']) {
      const name = /[0-9a-f]{32}/.exec(word)?.[0] ?? '';
      const [row] = await runNamed(context.pool, selectPictures, [null, name]);
      if (!row) throw new CommandError(`No picture "${word}". Try: pictures list ACCOUNT`);
      const { creator_id: creatorId, kind, board_id: boardId, idea_id: ideaId } = row;
      const change = {
        action: 'pictures remove',
        target: `account:${creatorId}`,
        before: { name, kind, boardId, ideaId },
        question: `This picture (${whereOf(row)}) will be deleted permanently.`,
        word: name.slice(0, 8),
      };
      await operator.act(change, async () => {
        await removePicture(context, { kind, creatorId, boardId, ideaId });
        await context.db.transaction().execute(async (transaction) => {
          await releasePicture(transaction, name);
          await addJob(transaction, 'remove-unused-pictures', { queue: pictureQueue });
        });
      });
    },
  },
};
