import type { Plugin } from 'vite';

import { api } from '../../contract/src/api.ts';

const prefix = 'virtual:light-endpoint/';
const resolved = `\0${prefix}`;

/**
 * The browser needs only an endpoint's method, path and status. Without the schemas, zod is loaded with forms but not
 * with boards (14 KB of the page budget). Each endpoint is a separate module, so a board doesn't load the dashboard's
 * endpoints.
 */
export function lightEndpoints(): Plugin {
  return {
    name: 'light-endpoints',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(resolved)) return undefined;
      const name = id.slice(resolved.length);
      const { method, path, status } = api[name as keyof typeof api];
      return { code: `export const ${name} = ${JSON.stringify({ method, path, status })};`, moduleSideEffects: false };
    },
    transform: {
      filter: { id: /\/web\/app\/.*\.tsx?(\?|$)/, code: '@upnext/contract/' },
      handler: (code) =>
        code.replace(/import \{([^}]+)\} from '@upnext\/contract\/[\w/-]+';/g, (whole, list: string) => {
          const names = list.split(',').map((name) => name.trim());
          const endpoints = names.filter((name) => Object.hasOwn(api, name));
          if (endpoints.length === 0) return whole;
          const schema = code.match(new RegExp(`\\b(${endpoints.join('|')})\\.(params|query|body|reply)\\b`));
          if (schema)
            throw new Error(`${schema[0]} is not available in the browser: export the schema under its own name.`);
          // Drop type-only imports, which would otherwise be kept for their side effects.
          const others = names.filter((name) => !/^(type .*)?$/.test(name) && !endpoints.includes(name));
          const light = endpoints.map((name) => `import { ${name} } from '${prefix}${name}';`).join(' ');
          return others.length === 0 ? light : `${light} ${whole.replace(list, ` ${others.join(', ')} `)}`;
        }),
    },
  };
}
