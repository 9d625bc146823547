import { pathToFileURL } from 'node:url';

import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Tree = { [key: string]: string | Tree };

function compileTree(tree: Tree): unknown {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compileTree(value)]),
  );
}

/**
 * Parses the ICU messages at build time, so the parser isn't in the bundle (9 KB of the page budget). In development
 * the messages are parsed in the browser.
 */
export function precompiledTexts(): Plugin {
  return {
    name: 'precompiled-texts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    async load(id) {
      if (!/\/app\/texts\/(en|es)(-\w+)?\.ts$/.test(id)) return undefined;
      const { texts, fieldMessages } = (await import(pathToFileURL(id).href)) as {
        texts: Tree;
        fieldMessages: unknown;
      };
      return {
        code: `export const texts = ${JSON.stringify(compileTree(texts))};${fieldMessages ? `\nexport const fieldMessages = ${JSON.stringify(fieldMessages)};` : ''}`,
        moduleType: 'js',
      };
    },
  };
}
