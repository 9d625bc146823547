import { readFileSync } from 'node:fs';

import { LandingContent } from '@upnext/contract/reach/landing';
import * as z from 'zod/mini';

import { StartError } from '../../platform/start-error.ts';

const LandingFile = z.strictObject({ en: LandingContent, es: LandingContent }, 'an object with en and es');

/** Reads the operator's figures and testimonials for the landing page, in both languages. */
export function readLandingFile(file: string): z.infer<typeof LandingFile> {
  const parsed = LandingFile.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'The file'}: use ${message}.`);
  throw new StartError(
    `LANDING_FILE=${file} is not valid. For a valid example, see docs/landing.example.json.\n${lines.join('\n')}`,
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`LANDING_FILE=${file} can't be read: ${(error as Error).message}`);
  }
}
