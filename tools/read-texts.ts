import { globSync } from 'node:fs';
import path from 'node:path';

const repository = path.join(import.meta.dirname, '..');

export type ProductText = { file: string; key: string; text: string };

/** Returns every UI string of the web app and every API message in one language. */
export async function readTexts(language: 'en' | 'es'): Promise<ProductText[]> {
  const files = [
    ...globSync(`web/app/texts/${language}/*.ts`, { cwd: repository }),
    `contract/src/messages/${language}.ts`,
  ];
  const modules = await Promise.all(files.map((file) => import(path.join(repository, file)) as Promise<unknown>));
  return files.flatMap((file, index) => flatten(modules[index]).map(([key, text]) => ({ file, key, text })));
}

function flatten(tree: unknown, key = ''): [string, string][] {
  if (typeof tree === 'string') return [[key, tree]];
  return Object.entries(tree ?? {}).flatMap(([name, value]) => flatten(value, key === '' ? name : `${key}.${name}`));
}
