import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { StartError } from '../../platform/start-error.ts';

export type LogoFile = { path: string; url: string; type: string; body: Buffer };

const types: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp' };
const maxBytes = 100 * 1024;

/** Reads the operator's logo once at startup. Its URL changes with its content. */
export function readLogoFile(file: string): LogoFile {
  const extension = path.extname(file).toLowerCase();
  const type = types[extension];
  if (!type) throw new StartError(`LOGO_FILE=${file} is not allowed. Use an SVG, PNG or WebP file.`);
  const body = readLogo(file);
  if (body.length > maxBytes) throw new StartError(`LOGO_FILE=${file} is larger than ${maxBytes / 1024} KB.`);
  const address = `/site-logo${extension}`;
  const version = createHash('sha256').update(body).digest('hex').slice(0, 8);
  return { path: address, url: `${address}?v=${version}`, type, body };
}

function readLogo(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new StartError(`LOGO_FILE=${file} can't be read: ${(error as Error).message}`);
  }
}
