import { existsSync } from 'node:fs';
import path from 'node:path';

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** Returns the files of this repository that a file imports, including dynamic and type-only imports. */
export function readImports(file: string, text: string): string[] {
  return [...text.matchAll(specifiers)].flatMap(([, specifier = '']) => {
    const [bare = ''] = specifier.split('?');
    const target = bare.startsWith('@upnext/contract/')
      ? `contract/src/${bare.slice('@upnext/contract/'.length)}.ts`
      : path.join(path.dirname(file), bare);
    return (bare.startsWith('.') || bare.startsWith('@upnext/contract/')) && existsSync(target) ? [target] : [];
  });
}

/** Returns the import cycles that a depth-first search finds, in the form `a -> b -> a`. */
export function findCycles(arrows: Map<string, Set<string>>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (node: string, trail: string[]): void => {
    if (trail.includes(node)) circles.push([...trail.slice(trail.indexOf(node)), node].join(' -> '));
    if (trail.includes(node) || done.has(node)) return;
    for (const next of arrows.get(node) ?? []) visit(next, [...trail, node]);
    done.add(node);
  };
  for (const node of arrows.keys()) visit(node, []);
  return circles;
}
