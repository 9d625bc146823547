import * as z from 'zod/mini';

import { endpoint, Nothing } from '../endpoint.ts';
import { Id, IdParams } from '../fields.ts';
import { BoardChoice } from './board-address.ts';

/** An uploaded file. The encoder decodes it within seconds and either shows it or refuses it. */
export const PictureUpload = z.object({
  id: Id,
  /** `refused`: the file is damaged, too small, too large, or not a JPEG, PNG, WebP, AVIF or GIF. */
  state: z.enum(['waiting', 'done', 'refused']),
  /** The path of the picture without a size (see picture.ts). Null unless the state is `done`. */
  picture: z.nullable(z.string()),
});
export type PictureUpload = z.infer<typeof PictureUpload>;

const uploadErrors = [
  'not_signed_in',
  'cross_site',
  'creators_only',
  'body_too_large',
  'unsupported_media_type',
  'too_many_requests',
] as const;
const removalErrors = ['not_signed_in', 'cross_site', 'creators_only', 'too_many_requests'] as const;

/** The request body of an upload is the file itself, with its image type as the Content-Type. */
export const uploadAvatar = endpoint({
  method: 'PUT',
  path: '/api/user/picture',
  summary: 'Upload your profile picture: an image file of at most 8 MB, which is cropped to a square',
  status: 202,
  reply: PictureUpload,
  errors: uploadErrors,
});

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/user/picture',
  summary: 'Remove your profile picture',
  status: 204,
  reply: Nothing,
  errors: removalErrors,
});

export const uploadBanner = endpoint({
  method: 'PUT',
  path: '/api/boards/banner',
  summary: 'Upload the banner of a board: an image file of at most 8 MB, which is cropped to 3:1',
  right: 'edit',
  query: BoardChoice,
  status: 202,
  reply: PictureUpload,
  errors: ['invalid_input', ...uploadErrors],
});

export const removeBanner = endpoint({
  method: 'DELETE',
  path: '/api/boards/banner',
  summary: 'Remove the banner of a board',
  right: 'edit',
  query: BoardChoice,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', ...removalErrors],
});

export const uploadIdeaPicture = endpoint({
  method: 'PUT',
  path: '/api/ideas/:id/picture',
  summary: 'Upload the picture of an idea: an image file of at most 8 MB, which is cropped to 16:9',
  right: 'edit',
  params: IdParams,
  status: 202,
  reply: PictureUpload,
  errors: ['invalid_input', 'idea_not_found', ...uploadErrors],
});

export const removeIdeaPicture = endpoint({
  method: 'DELETE',
  path: '/api/ideas/:id/picture',
  summary: 'Remove the picture of an idea',
  right: 'edit',
  params: IdParams,
  status: 204,
  reply: Nothing,
  errors: ['invalid_input', 'idea_not_found', ...removalErrors],
});

export const getUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:id',
  summary: 'Get the state of one of your uploads of the last hour',
  params: IdParams,
  status: 200,
  reply: PictureUpload,
  errors: ['invalid_input', 'not_signed_in', 'not_found'],
});
