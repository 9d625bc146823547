import type { Config } from '@react-router/dev/config';

import { compressFolder } from './vite/compress-folder.ts';

export default {
  ssr: true,
  // All routes travel with the HTML: no `__manifest` calls, and the same bytes for everyone.
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    await compressFolder(`${reactRouterConfig.buildDirectory}/client`);
  },
} satisfies Config;
