import { BoardAction } from './board-action.tsx';
import { ShareIcon } from './share-button.tsx';
import type { PublicBoard } from './use-public-board.ts';

/** At the bottom of a phone's screen: the main action, and share. */
export function BoardDock({ board }: { board: PublicBoard }) {
  return (
    <div className="dock">
      <BoardAction board={board} />
      <ShareIcon filled onClick={board.share} />
    </div>
  );
}
