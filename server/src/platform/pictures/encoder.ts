/**
 * The encoder process: decodes one file from a user and encodes it again, so that no byte of the file is ever served. It
 * is a process of its own because a file may crash the decoder or make it use too much memory or time.
 */
import sharp from 'sharp';

import type { EncoderReply, PictureOrder } from './picture-order.ts';

/** So that decoding takes at most 300 MB of memory. Photos of current phones have 12 megapixels. AVIF files have the format heif. */
const mostPixels: Record<string, number> = {
  jpeg: 25_000_000,
  png: 25_000_000,
  webp: 25_000_000,
  gif: 10_000_000,
  heif: 10_000_000,
};
const longestSide = 12_000;
const shortestSide = 32;

// Only these decoders exist for this process. Others (SVG, PDF, TIFF and so on) are larger and less tested with hostile files.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.concurrency(1);
sharp.cache(false);

const options = { limitInputPixels: mostPixels.jpeg, sequentialRead: true, failOn: 'error', animated: false } as const;

async function encode({ file, shapes }: PictureOrder): Promise<EncoderReply> {
  const { format, width, height } = await sharp(file, options).metadata();
  const most = mostPixels[format];
  if (most === undefined) return { refused: `format ${format}` };
  if (width * height > most || Math.max(width, height) > longestSide || Math.min(width, height) < shortestSide)
    return { refused: `size ${width} × ${height}` };
  const largest = shapes.at(-1);
  if (!largest) return { refused: 'no shape' };
  // Decodes the file once. Sharp keeps no metadata unless it is told to.
  const { data, info } = await sharp(file, options)
    .autoOrient()
    .resize({ ...largest, fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pictures: Uint8Array[] = [];
  for (const shape of shapes) {
    const picture = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    pictures.push(await picture.resize(shape).webp({ quality: 82 }).toBuffer());
  }
  return { pictures };
}

process.once('message', (order: PictureOrder) => void answer(order));

async function answer(order: PictureOrder): Promise<void> {
  const reply: EncoderReply = await encode(order).catch((error: unknown) => ({ refused: (error as Error).message }));
  process.send?.(reply, () => process.disconnect());
}
