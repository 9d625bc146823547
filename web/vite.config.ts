import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { nameOfBase, chunkOfGroup } from './vite/chunk-names.ts';
import { iconsByPage } from './vite/icons-by-page.ts';
import { lightEndpoints } from './vite/light-endpoints.ts';
import { precompiledTexts } from './vite/precompiled-texts.ts';
import { textChunks } from './vite/text-chunks.ts';

// The browsers that Tailwind 4 supports. Lightning CSS adds fallbacks for light-dark() where needed.
const engines = ['chrome111', 'safari16.4', 'firefox128'];
const lightningTargets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 128 << 16 };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), lightEndpoints(), iconsByPage(), precompiledTexts(), textChunks()],
  // Scan all modules up front, because a dependency discovered later would reload the open page.
  optimizeDeps: { entries: ['app/**/!(*.test).{ts,tsx}'] },
  css: { transformer: 'lightningcss', lightningcss: { targets: lightningTargets } },
  build: { target: engines, cssTarget: engines, cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  // Workers are ES modules, like all other scripts.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // Every page loads the list of all files. Those that only other files import need no name of their own.
            chunkFileNames: ({ isDynamicEntry }: { isDynamicEntry: boolean }) =>
              isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/part-[hash].js',
            codeSplitting: {
              groups: [
                // Put these packages into one file that changes only when they change, instead of many files that
                // change with every page.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
                { name: nameOfBase, priority: 2 },
                { name: chunkOfGroup, priority: 1 },
                // Every page with a live board loads these together.
                {
                  name: 'live',
                  test: /\/live-board\/(board-stream|merge-live)\.ts|\/voting\/live-paths\.ts/,
                  priority: 1,
                },
                { name: 'forms', test: /node_modules\/(zod|react-hook-form|@hookform)\//, priority: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundle all dependencies, so that the server doesn't need web/'s packages. This isn't done in development,
      // because Vite can't run CommonJS modules there.
      resolve: command === 'build' ? { noExternal: true } : {},
      build: { target: 'node22', rollupOptions: { input: './app/render.ts' } },
    },
  },
}));
