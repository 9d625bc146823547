import sharp from 'sharp';

/** A JPEG like one from a phone: 12 megapixels and some megabytes. */
export async function makePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const small = await sharp({ create: { width: 1_000, height: 750, channels: 3, background: '#888888', noise } })
    .png()
    .toBuffer();
  return new Uint8Array(await sharp(small).resize(4_000, 3_000, { kernel: 'cubic' }).jpeg({ quality: 90 }).toBuffer());
}
