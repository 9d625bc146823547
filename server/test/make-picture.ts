import { api } from '@upnext/contract/api';
import type { PictureUpload } from '@upnext/contract/boards/pictures';
import sharp from 'sharp';
import { expect } from 'vitest';

import type { TestAccount } from './make-account.ts';

type Wanted = { width?: number; height?: number; color?: string };

/** An image file without metadata. */
export async function makePng({ width = 640, height = 480, color = '#0a7d5a' }: Wanted = {}) {
  const file = await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
  return new Uint8Array(file);
}

/** Waits until the worker has encoded or refused an uploaded file. */
export async function waitForUpload(account: TestAccount, { id }: PictureUpload): Promise<PictureUpload['state']> {
  let state: PictureUpload['state'] = 'waiting';
  await expect
    .poll(
      async () => {
        ({ state } = (await account.call(api.getUpload, { params: { id: String(id) } })).body);
        return state;
      },
      { timeout: 30_000 },
    )
    .not.toBe('waiting');
  return state;
}
