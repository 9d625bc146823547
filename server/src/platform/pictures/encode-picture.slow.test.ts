import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { canary, hostileFiles, largeFiles } from '../../../test/hostile-files.ts';
import { encodePicture } from './encode-picture.ts';

const shapes = [
  { width: 256, height: 144 },
  { width: 640, height: 360 },
  { width: 1280, height: 720 },
];
/** The whole encoder process, including Node itself. */
const mostKb = 300 * 1024;

test.each([...hostileFiles, ...largeFiles].map((file) => [file.outcome, file.name, file] as const))(
  'encodePicture: %s: %s',
  async (outcome, _name, { make }) => {
    const file = await make();
    const { reply, peakKb } = await watchMemory(encodePicture({ file, shapes }));
    expect('refused' in reply ? reply.refused : 'clean').toMatch(outcome === 'clean' ? /^clean$/ : /^(?!clean$)/);
    expect(peakKb).toBeLessThan(mostKb);
    if ('refused' in reply) return;
    expect(reply.pictures).toHaveLength(shapes.length);
    for (const [index, picture] of reply.pictures.entries()) {
      const bytes = Buffer.from(picture);
      expect(bytes.includes(canary)).toBe(false);
      const { format, width, height, exif, icc, iptc, xmp, pages, orientation, space, depth, comments } =
        await sharp(bytes).metadata();
      expect({ format, width, height, space, depth }).toEqual({
        format: 'webp',
        ...shapes[index],
        space: 'srgb',
        depth: 'uchar',
      });
      expect([exif, icc, iptc, xmp, pages, orientation, comments].filter((one) => one !== undefined)).toEqual([]);
      // Decodes every pixel.
      await sharp(bytes, { failOn: 'warning' }).stats();
    }
  },
  120_000,
);

test('there are at least 30 hostile files', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(30);
});

test('a picture that lies on its side comes out upright, and an animation as its first frame', async () => {
  const half = { create: { width: 300, height: 600, channels: 3, background: '#ffffff' } } as const;
  const left = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  const wide = sharp(half)
    .extend({ left: 300, background: '#ffffff' })
    .composite([{ input: left, left: 0, top: 0 }]);
  // Orientation 3: upside down, so the black half belongs on the right.
  const file = await sharp(await wide.png().toBuffer())
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
  const reply = await encodePicture({ file, shapes: [{ width: 64, height: 64 }] });
  const [picture] = 'pictures' in reply ? reply.pictures : [];
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([data[10]! > 200, data[60]! < 50]).toEqual([true, true]);
});

test.skipIf(process.platform !== 'linux')(
  'every thread of the encoder has a niceness of 10 more than the worker',
  async () => {
    const [large] = largeFiles;
    const file = await large!.make();
    const running = encodePicture({ file, shapes });
    let niceness: string[] = [];
    await expect
      .poll(
        () => {
          const [child] = childrenOf(process.pid);
          niceness =
            child === undefined
              ? []
              : readdirSync(`/proc/${child}/task`).map((task) => niceOf(`/proc/${child}/task/${task}`));
          return niceness.length;
        },
        { interval: 5 },
      )
      .toBeGreaterThan(4);
    expect(new Set(niceness)).toEqual(new Set([String(Math.min(19, getPriority() + 10))]));
    await running;
  },
);

/** Reads the peak memory of the encoder while it runs. The kernel keeps the maximum (VmHWM), so the last reading counts. */
async function watchMemory<T>(running: Promise<T>): Promise<{ reply: T; peakKb: number }> {
  let peakKb = 0;
  const timer = setInterval(() => {
    try {
      const [child] = childrenOf(process.pid);
      peakKb = Number(readFileSync(`/proc/${child}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1] ?? peakKb);
    } catch {
      // The process has just exited, or the system has no /proc.
    }
  }, 5);
  const reply = await running.finally(() => clearInterval(timer));
  return { reply, peakKb };
}

function childrenOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
}

/** The 19th field of stat. The name before it may contain spaces. */
function niceOf(folder: string): string {
  const stat = readFileSync(`${folder}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16] ?? '';
}
