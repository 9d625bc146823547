import { LiveMark } from '../live-board/live-mark.tsx';
import type { PublicBoard } from './use-public-board.ts';

/** Search results and archived boards get no live updates. */
export function PublicLiveMark({ board: { address, sort, words, isArchived } }: { board: PublicBoard }) {
  return words === '' && !isArchived ? <LiveMark address={address} sort={sort} /> : null;
}
