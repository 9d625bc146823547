import type { Config } from '@react-router/dev/config';

import { compressFolder } from './vite/compress-folder.ts';

export default {
  ssr: true,
  // Include all routes in the HTML, so that there are no `__manifest` requests and the HTML is identical for everyone.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await compressFolder(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
