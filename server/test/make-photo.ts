import sharp from 'sharp';

/** A JPEG with as much detail as a photo. */
export async function makePhoto(size: { width: number; height: number }): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const small = await sharp({ create: { width: 1_000, height: 750, channels: 3, background: '#888888', noise } })
    .png()
    .toBuffer();
  const photo = sharp(small).resize({ ...size, kernel: 'cubic', fit: 'fill' });
  return new Uint8Array(await photo.jpeg({ quality: 90 }).toBuffer());
}
