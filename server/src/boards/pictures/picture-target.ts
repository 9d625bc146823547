import type { PictureShape } from '../../platform/pictures/picture-order.ts';
import type { PictureKind } from '../../tables.ts';

/** Where a picture is shown. The ids are 0 for pictures that belong to no board or to no idea. */
export type PictureTarget = { kind: PictureKind; creatorId: number; boardId: number; ideaId: number };

export function avatarOf(creatorId: number): PictureTarget {
  return { kind: 'avatar', creatorId, boardId: 0, ideaId: 0 };
}

/** The small, medium and large shape of each kind, in pixels. */
export const pictureShapes: Record<PictureKind, readonly PictureShape[]> = {
  avatar: [64, 192, 512].map((side) => ({ width: side, height: side })),
  banner: [600, 1200, 1800].map((width) => ({ width, height: width / 3 })),
  idea: [256, 640, 1280].map((width) => ({ width, height: (width * 9) / 16 })),
};

/** Picture jobs run one at a time: only one file is decoded at once, and no job removes files that another one writes. */
export const pictureQueue = 'pictures';
