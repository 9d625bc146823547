import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

/** Argument names of an ICU message, including nested ones: `{count, plural, …}` → count, `<link>…</link>` → link. */
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

const english = Object.values(import.meta.glob<Tree>('./en*.ts', { eager: true, import: 'texts' }));
const spanish = Object.values(import.meta.glob<Tree>('./es*.ts', { eager: true, import: 'texts' }));
const inSpanish = new Map(spanish.flatMap((part) => flatten(part)));

test.each(english.flatMap((part) => flatten(part)))(
  'the UI string %s is not empty and has the same arguments in both languages',
  (key, message) => {
    const translated = inSpanish.get(key) ?? '';
    expect(message.trim()).not.toBe('');
    expect(translated.trim()).not.toBe('');
    expect(argumentsOf(translated)).toEqual(argumentsOf(message));
  },
);
