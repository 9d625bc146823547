import { handleOf, splitHandle } from '@upnext/contract/boards/board-handle';

import type { Context } from '../../context.ts';
import { findAccount } from '../../identity/accounts/find-account.ts';
import { CommandError, type Command } from '../../operator-command.ts';
import { featureBoard } from '../explore/feature-board.ts';
import { listBoardFacts, type BoardFacts } from './list-board-facts.ts';
import { hideBoard } from './update-board.ts';

type Mark = {
  does: string;
  /** Completes the confirmation question: “The board ana …”. */
  means: string;
  column: 'hidden_at' | 'featured_at';
  isOn: boolean;
  change: (context: Context, creatorId: number, boardId: number, isOn: boolean) => Promise<void>;
};

async function boardOf(context: Context, creatorId: number, slug: string | null): Promise<BoardFacts> {
  const boards = await listBoardFacts(context, creatorId);
  const board = boards.find((one) => (slug === null ? one.is_main : one.slug === slug));
  if (!board) throw new CommandError('This account has no such board.');
  return board;
}

function mark(action: string, { does, means, column, isOn, change }: Mark): Command {
  return {
    takes: 'ACCOUNT[~BOARD]',
    does,
    async run(context, operator, [word]) {
      const { username: whose, slug } = splitHandle(word ?? '');
      const { id, username } = await findAccount(context, whose || undefined);
      const board = await boardOf(context, id, slug);
      const handle = handleOf(username, slug);
      if ((board[column] !== null) === isOn)
        throw new CommandError(
          `The board ${handle} is ${isOn ? 'already' : 'not'} ${column === 'hidden_at' ? 'hidden' : 'featured'}.`,
        );
      const [before, after] = [{ [column]: board[column] }, { [column]: isOn ? 'now' : null }];
      const question = `The board ${handle} ${means}.`;
      const target = `board:${id}:${board.id}`;
      await operator.act({ action, target, before, after, question, word: handle }, () =>
        change(context, id, board.id, isOn),
      );
    },
  };
}

const hidden = { column: 'hidden_at', change: hideBoard } as const;
const featured = { column: 'featured_at', change: featureBoard } as const;

export const boardCommands: Record<string, Command> = {
  hide: mark('hide', {
    ...hidden,
    isOn: true,
    does: 'hide a board from Explore, the sitemap and search engines; its address still works',
    means: 'will be hidden from Explore, the sitemap and search engines. Its address will still work',
  }),
  unhide: mark('unhide', {
    ...hidden,
    isOn: false,
    does: 'list a hidden board again, unless its creator has unlisted it',
    means: 'will be listed again, unless its creator has unlisted it',
  }),
  feature: mark('feature', {
    ...featured,
    isOn: true,
    does: 'show a board at the top of Explore',
    means: 'will be shown at the top of Explore',
  }),
  unfeature: mark('unfeature', {
    ...featured,
    isOn: false,
    does: 'stop showing a board at the top of Explore',
    means: 'will no longer be shown at the top of Explore',
  }),
};
