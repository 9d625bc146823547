import * as pictures from '@upnext/contract/boards/pictures';
import { picturePath } from '@upnext/contract/picture';

import type { Actor, Context } from '../../context.ts';
import { creator, signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { route } from '../../route.ts';
import { requireBoard, requireIdea } from '../boards/require-right.ts';
import { acceptUpload } from './accept-upload.ts';
import { avatarOf, type PictureTarget } from './picture-target.ts';
import { removePicture } from './remove-picture.ts';
import { findUpload } from './sql.ts';

const uploads = perAccount('picturesPerAccount');
const writes = perAccount('writesPerAccount');

async function bannerOf(context: Context, actor: Actor, handle: string | undefined): Promise<PictureTarget> {
  const { creatorId, boardId } = await requireBoard(context, actor, pictures.uploadBanner.right, handle);
  return { kind: 'banner', creatorId, boardId, ideaId: 0 };
}

async function ideaPictureOf(context: Context, actor: Actor, ideaId: number): Promise<PictureTarget> {
  const creatorId = await requireIdea(context, actor, pictures.uploadIdeaPicture.right, ideaId);
  return { kind: 'idea', creatorId, boardId: 0, ideaId };
}

export const uploadAvatarRoute = route(pictures.uploadAvatar, creator, uploads, ({ context, actor, request }) =>
  acceptUpload(context, actor, avatarOf(actor.accountId), request),
);

export const removeAvatarRoute = route(pictures.removeAvatar, creator, writes, ({ context, actor }) =>
  removePicture(context, avatarOf(actor.accountId)),
);

export const uploadBannerRoute = route(
  pictures.uploadBanner,
  signedIn,
  uploads,
  async ({ context, actor, query, request }) =>
    acceptUpload(context, actor, await bannerOf(context, actor, query.board), request),
);

export const removeBannerRoute = route(pictures.removeBanner, signedIn, writes, async ({ context, actor, query }) =>
  removePicture(context, await bannerOf(context, actor, query.board)),
);

export const uploadIdeaPictureRoute = route(
  pictures.uploadIdeaPicture,
  signedIn,
  uploads,
  async ({ context, actor, params, request }) =>
    acceptUpload(context, actor, await ideaPictureOf(context, actor, params.id), request),
);

export const removeIdeaPictureRoute = route(
  pictures.removeIdeaPicture,
  signedIn,
  writes,
  async ({ context, actor, params }) => removePicture(context, await ideaPictureOf(context, actor, params.id)),
);

export const getUploadRoute = route(pictures.getUpload, signedIn, unlimited, async ({ context, actor, params }) => {
  const [upload] = await runNamed(context.pool, findUpload, [params.id, actor.accountId]);
  if (!upload) throw new Refusal('not_found');
  return { ...upload, picture: upload.picture && picturePath(upload.picture) };
});
