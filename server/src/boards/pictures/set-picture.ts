import type { Transaction } from 'kysely';

import { changeAccount } from '../../identity/accounts/change-account.ts';
import type { Tables } from '../../tables.ts';
import { changeBoard, raiseVersions } from '../chart/change-board.ts';
import type { PictureTarget } from './picture-target.ts';
import { markPictures, updateBanner, updateIdeaPicture } from './sql.ts';

/**
 * Shows another picture, or none if `name` is null. A job removes the files of the previous one. Returns the boards that
 * changed, or undefined if the target no longer exists.
 */
export async function setPicture(
  transaction: Transaction<Tables>,
  target: PictureTarget,
  name: string | null,
): Promise<number[] | undefined> {
  const boards = await show[target.kind](transaction, target, name);
  if (boards) await markPictures(transaction, target, name);
  return boards;
}

const show: Record<PictureTarget['kind'], typeof setPicture> = {
  // Every board of the creator shows the avatar. Boards are locked before the account (decision 22).
  async avatar(transaction, { creatorId }, name) {
    const boards = await raiseVersions(transaction, creatorId);
    await changeAccount(transaction, creatorId, { avatar: name });
    // A deleted account has no boards.
    return boards.length === 0 ? undefined : boards.map(({ id }) => id);
  },
  async banner(transaction, target, name) {
    if (!(await changeBoard(transaction, target))) return undefined;
    await updateBanner(transaction, target, name);
    return [target.boardId];
  },
  async idea(transaction, target, name) {
    const changed = await updateIdeaPicture(transaction, target, name);
    return changed && [changed.board_id];
  },
};
