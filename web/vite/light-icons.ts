import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const virtualId = '\0light-icons';
const ownFile = fileURLToPath(new URL('../app/ui/create-icon.ts', import.meta.url));

/**
 * Builds icons with `app/ui/create-icon.ts` instead of lucide's own function, which also supports sizes, colours and
 * providers that this site doesn't use (1 KB of the page budget).
 */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => virtualId,
    },
    load: (id) => (id === virtualId ? `export { createIcon as default } from ${JSON.stringify(ownFile)};` : undefined),
  };
}
