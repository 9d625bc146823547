import type { Config } from '@react-router/dev/config';

import { compressFolder } from './vite/compress-folder.ts';

export default {
  ssr: true,
  // Include all routes in the HTML: no `__manifest` requests, and the same bytes for everyone.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await compressFolder(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
