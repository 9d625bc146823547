import { BoardAction } from './board-action.tsx';
import { ShareIcon } from './share-button.tsx';
import type { PublicBoard } from './use-public-board.ts';

/** Bar at the bottom of the screen on phones: main action and share. */
export function BoardDock({ board }: { board: PublicBoard }) {
  return (
    <div className="dock">
      <BoardAction board={board} />
      <ShareIcon filled onClick={board.share} />
    </div>
  );
}
