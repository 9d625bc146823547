import { deflateSync } from 'node:zlib';

import sharp, { type Sharp } from 'sharp';

/** Must not be in any encoded picture. */
export const canary = 'canary-9b41f7';
const script = `<script>alert("${canary}")</script>`;

type HostileFile = { name: string; outcome: 'refused' | 'clean'; make: () => Promise<Buffer> | Buffer };

const photo = (width = 400, height = 300): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#c2410c', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
  });
const flat = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0f766e' }, limitInputPixels: false });

const crcs = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc >>> 0;
});

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of body) crc = (crcs[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, check]);
}

/** A PNG whose header claims a size, with the given pixel data. */
function png(width: number, height: number, pixels: Buffer, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [chunk('IHDR', header), ...extra, chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

const plainPng = (...extra: Buffer[]): Buffer => png(64, 64, Buffer.alloc(64 * 65), ...extra);

/** A GIF whose header claims a size, with a frame of one pixel. */
function gif(width: number, height: number, comment = ''): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const text = Buffer.from(comment.slice(0, 200), 'latin1');
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...(comment ? [Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])] : []),
    Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]),
  ]);
}

async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 200, height: 120, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return await sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** Changes the size that the header of a JPEG claims. */
async function claimJpeg(width: number, height: number): Promise<Buffer> {
  const file = await photo().jpeg().toBuffer();
  const start = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(height, start + 5);
  file.writeUInt16BE(width, start + 7);
  return file;
}

/** Changes the size that the header of a WebP claims, at most 16,383. */
async function claimWebp(width: number, height: number): Promise<Buffer> {
  const file = await photo().webp().toBuffer();
  const start = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  file.writeUInt16LE(width, start + 3);
  file.writeUInt16LE(height, start + 5);
  return file;
}

const append = async (image: Sharp, text: string): Promise<Buffer> =>
  Buffer.concat([await image.toBuffer(), Buffer.from(text, 'latin1')]);
const cut = async (image: Sharp): Promise<Buffer> => {
  const file = await image.toBuffer();
  return file.subarray(0, Math.floor(file.length * 0.6));
};
const text = (content: string) => (): Buffer => Buffer.from(content);
const refused = (name: string, make: HostileFile['make']): HostileFile => ({ name, outcome: 'refused', make });
const clean = (name: string, make: HostileFile['make']): HostileFile => ({ name, outcome: 'clean', make });

const svg = (inside: string): string =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${inside}<rect width="400" height="300"/></svg>`;

/** Files that attackers upload. Each one is refused or comes out as a clean picture. */
export const hostileFiles: HostileFile[] = [
  refused('PNG of 100 megapixels', () => png(10_000, 10_000, Buffer.alloc(10_000 * 10_001))),
  refused('JPEG that claims 100 megapixels', () => claimJpeg(10_000, 10_000)),
  refused('WebP that claims 100 megapixels', () => claimWebp(10_000, 10_000)),
  refused('PNG that claims 65,535 × 65,535', () => png(65_535, 65_535, Buffer.alloc(1_000))),
  refused('PNG that claims 2,147,483,647 × 1', () => png(2_147_483_647, 1, Buffer.alloc(1_000))),
  refused('GIF that claims 65,535 × 65,535', () => gif(65_535, 65_535)),
  refused('PNG of 1 × 65,535', () => png(1, 65_535, Buffer.alloc(65_535 * 2))),
  refused('JPEG of 65,000 × 1', () => flat(65_000, 1).jpeg().toBuffer()),
  refused('PNG of 1 × 1', () => png(1, 1, Buffer.alloc(2))),
  refused('AVIF of 12 megapixels', () => flat(4_000, 3_000).avif({ quality: 1, effort: 0 }).toBuffer()),
  refused('no bytes', () => Buffer.alloc(0)),
  refused('one byte', () => Buffer.from([0xff])),
  refused('HTML', text(`<!doctype html>${script}`)),
  refused('SVG with a script', text(svg(script))),
  refused('SVG that includes a local file', text(svg('<image href="file:///etc/passwd" width="9" height="9"/>'))),
  refused(
    'SVG with an external entity',
    text(`<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${svg('<text>&e;</text>')}`),
  ),
  refused('PDF', text(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`)),
  refused(
    'ImageMagick script',
    text(`push graphic-context\nviewbox 0 0 640 480\nfill 'url(https://example.com/"|id")'\npop graphic-context`),
  ),
  refused('TIFF', () => photo().tiff().toBuffer()),
  refused('truncated JPEG', () => cut(photo().jpeg())),
  refused('truncated PNG', () => cut(photo().png())),
  refused('truncated WebP', () => cut(photo().webp())),
  refused('PNG with a damaged checksum', async () => {
    const file = plainPng();
    file.writeUInt8(file.readUInt8(30) ^ 255, 30);
    return file;
  }),
  clean('PNG with a text that inflates to 200 MB', () =>
    plainPng(
      ...Array.from({ length: 4 }, () =>
        chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(50_000_000))])),
      ),
    ),
  ),
  clean('JPEG followed by a ZIP file', () => append(photo().jpeg(), `PK\x03\x04${canary}`)),
  clean('JPEG followed by HTML', () => append(photo().jpeg(), script)),
  clean('PNG followed by PHP', () => append(photo().png(), `<?php system("${canary}"); ?>`)),
  clean('PNG with a script in a text', () => plainPng(chunk('tEXt', Buffer.from(`Comment\0${script}`, 'latin1')))),
  clean('JPEG with the place in its EXIF data', () =>
    photo()
      .withExif({
        IFD0: { Artist: canary, Copyright: script },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' },
      })
      .jpeg()
      .toBuffer(),
  ),
  clean('JPEG with XMP data', () =>
    photo()
      .withXmp(`<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/">${canary}</x:xmpmeta>`)
      .jpeg()
      .toBuffer(),
  ),
  clean('JPEG with a colour profile', () => photo().withIccProfile('p3').jpeg().toBuffer()),
  clean('JPEG that lies on its side', () => photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()),
  clean('JPEG in CMYK', () => photo().toColourspace('cmyk').jpeg().toBuffer()),
  clean('PNG with 16 bits per channel', () => photo().toColourspace('rgb16').png().toBuffer()),
  clean('animated GIF', () => animated('gif')),
  clean('animated WebP', () => animated('webp')),
  clean('AVIF', () => photo().avif({ effort: 0 }).toBuffer()),
];

/** The largest files that are accepted, in the forms whose decoders need the most memory. */
export const largeFiles: HostileFile[] = [
  clean('progressive JPEG of 24.5 megapixels', () =>
    flat(5_000, 4_900).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ),
  clean('interlaced PNG of 24.5 megapixels', () =>
    flat(5_000, 4_900).png({ progressive: true, compressionLevel: 1 }).toBuffer(),
  ),
  clean('WebP of 24.5 megapixels', () => flat(5_000, 4_900).webp({ quality: 1, effort: 0 }).toBuffer()),
  clean('lossless WebP of 24.5 megapixels', () => flat(5_000, 4_900).webp({ lossless: true, effort: 0 }).toBuffer()),
  clean('AVIF of 9.9 megapixels', () => flat(3_300, 3_000).avif({ quality: 1, effort: 0 }).toBuffer()),
  clean('GIF of 9.9 megapixels', () => flat(3_300, 3_000).gif({ effort: 1 }).toBuffer()),
  clean('JPEG of 24.5 megapixels on its side', () =>
    flat(4_900, 5_000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ),
];
