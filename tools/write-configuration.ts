/** `npm run write-configuration`: docs/configuration.md from what config.ts accepts and what .env.example says of it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as z from 'zod/mini';

import { Environment } from '../server/src/config.ts';

type Variable = {
  type?: string;
  format?: string;
  enum?: string[];
  default?: string | number;
  minimum?: number;
  maximum?: number;
};

const repository = path.join(import.meta.dirname, '..');
export const configurationFile = path.join(repository, 'docs/configuration.md');

const { properties = {} } = z.toJSONSchema(Environment) as { properties?: Record<string, Variable> };

export function describeConfiguration(): string {
  const [, ...blocks] = readFileSync(path.join(repository, '.env.example'), 'utf8').trim().split('\n\n');
  return `# Configuration

Written by \`npm run write-configuration\` from \`server/src/config.ts\` and \`.env.example\`; a test compares. Settings are the environment; a file \`.env\` beside \`package.json\` fills in what is not set there. An empty value means: not set.

${blocks.map(describeBlock).join('\n\n')}
`;
}

/** A comment and the variables below it. */
function describeBlock(block: string): string {
  const names = [...block.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const rows = names.map(
    (name) => `| \`${name}\` | ${kindOf(properties[name] ?? {})} | ${defaultOf(properties[name] ?? {})} |`,
  );
  return [
    `## ${names.join(', ')}`,
    prose(block),
    ['| variable | value | default |', '|---|---|---|', ...rows].join('\n'),
  ].join('\n\n');
}

function prose(block: string): string {
  const lines = block.split('\n').filter((line) => line.startsWith('#'));
  return lines.map((line) => line.slice(1).trim()).join(' ');
}

function kindOf({ type, format, enum: choices, minimum, maximum }: Variable): string {
  if (choices) return choices.map((choice) => `\`${choice}\``).join(', ');
  if (format === 'uri') return 'an address';
  if (type !== 'integer' && type !== 'number') return 'text';
  const kind = type === 'integer' ? 'a whole number' : 'a number';
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) return `${kind} from ${minimum} to ${maximum}`;
  return minimum === undefined ? `${kind} above 0` : `${kind} from ${minimum}`;
}

function defaultOf({ default: value }: Variable): string {
  return value === undefined || value === '' ? 'not set' : `\`${value}\``;
}

if (import.meta.main) writeFileSync(configurationFile, describeConfiguration());
