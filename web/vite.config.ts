import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

import { nameOfBase, nameOfKin } from './vite/chunk-names.ts';
import { iconsByPage } from './vite/icons-by-page.ts';
import { lightEndpoints } from './vite/light-endpoints.ts';
import { precompiledTexts } from './vite/precompiled-texts.ts';
import { textChunks } from './vite/text-chunks.ts';

// The engines Tailwind 4 is built for; Lightning CSS writes light-dark() out for those that lack it.
const engines = ['chrome111', 'safari16.4', 'firefox128'];
const lightningTargets = { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 128 << 16 };

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), lightEndpoints(), iconsByPage(), precompiledTexts(), textChunks()],
  // All of it at once: a package found late would make the open page load again.
  optimizeDeps: { entries: ['app/**/!(*.test).{ts,tsx}'] },
  css: { transformer: 'lightningcss', lightningcss: { targets: lightningTargets } },
  build: { target: engines, cssTarget: engines, cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  // Loaded as a module, like everything else the pages load.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: {
              groups: [
                // One file that changes only when these packages do, instead of many that change with every page.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 3 },
                { name: nameOfBase, priority: 2 },
                { name: nameOfKin, priority: 1 },
                { name: 'forms', test: /node_modules\/(zod|react-hook-form|@hookform)\//, priority: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One self-contained build: the server needs no package of web/. (Vite can't run CommonJS, so development takes them as they are.)
      resolve: command === 'build' ? { noExternal: true } : {},
      build: { target: 'node22', rollupOptions: { input: './app/render.ts' } },
    },
  },
}));
