import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';

import { texts as englishFront } from './en-front.ts';
import { texts as englishWays } from './en-ways.ts';
import { texts as english } from './en.ts';
import { texts as spanishFront } from './es-front.ts';
import { texts as spanishWays } from './es-ways.ts';
import { texts as spanish } from './es.ts';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

/** `{count, plural, …}` → count; `<link>…</link>` → link; with whatever stands inside. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const visit = (nodes: unknown): void => {
    for (const node of Array.isArray(nodes) ? nodes : []) {
      if (!Array.isArray(node)) continue;
      const [name, kind, options] = node as [string, unknown, unknown];
      names.add(name);
      if (typeof kind === 'number') Object.values(options ?? {}).forEach(visit);
      else visit(node.slice(1));
    }
  };
  visit(compile(message));
  return [...names].toSorted();
}

const inSpanish = new Map(flatten({ ...spanish, ...spanishFront, ...spanishWays }));

test.each(flatten({ ...english, ...englishFront, ...englishWays }))(
  '%s has words and the same arguments in both languages',
  (key, message) => {
    const translated = inSpanish.get(key) ?? '';
    expect(message.trim()).not.toBe('');
    expect(translated.trim()).not.toBe('');
    expect(argumentsOf(translated)).toEqual(argumentsOf(message));
  },
);
