import { encode } from 'uqr';

/** Margin around the code: the standard requires four modules. */
const quietZone = 4;
const pixels = 1_024;

/** One unit is one module. The path covers the dark modules. */
export type QrCode = { size: number; path: string };

export function createQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}

/** Black on white in every theme, because the code may be printed and some cameras can't read other colours. */
export function toSvgFile({ size, path }: QrCode): Blob {
  const ground = `<path fill="white" d="M0 0h${size}v${size}H0z"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${ground}<path fill="black" d="${path}"/></svg>\n`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

export async function toPngFile({ size, path }: QrCode): Promise<Blob> {
  // Use whole pixels per module, because blurred edges are harder to scan.
  const scale = Math.ceil(pixels / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('2D canvas is not supported');
  context.scale(scale, scale);
  context.fillStyle = 'white';
  context.fillRect(0, 0, size, size);
  context.fillStyle = 'black';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this is a canvas context, not an array
  context.fill(new Path2D(path));
  return await new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('canvas.toBlob returned null'))), 'image/png');
  });
}
