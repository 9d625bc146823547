import type { Config } from '@react-router/dev/config';

import { compressFolder } from './vite/compress-folder.ts';
import { lightenManifest } from './vite/light-manifest.ts';

export default {
  ssr: true,
  // Include all routes in the HTML, so that there are no `__manifest` requests and the HTML is identical for everyone.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const folder = `${reactRouterConfig.buildDirectory}/client`;
    await lightenManifest(`${folder}/assets`);
    await compressFolder(folder);
  },
} satisfies Config;
