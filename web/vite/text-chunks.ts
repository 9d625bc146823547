import type { Plugin } from 'vite';

const virtualId = 'virtual:text-chunks';

/**
 * Gives the server bundle the hashed file names of the UI string chunks (`en`, `en-front`), so the HTML can preload
 * them.
 */
export function textChunks(): Plugin {
  const chunks: Record<string, string> = {};
  return {
    name: 'text-chunks',
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id) => (id === `\0${virtualId}` ? `export const textChunks = ${JSON.stringify(chunks)};` : undefined),
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) {
        const name = file.type === 'chunk' && file.facadeModuleId?.match(/\/app\/texts\/((en|es)(-\w+)?)\.ts$/)?.[1];
        if (name) chunks[name] = `/${file.fileName}`;
      }
    },
  };
}
