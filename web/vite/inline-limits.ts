import type { Plugin } from 'vite';

import { limits } from '../../contract/src/limits.ts';

const importOfLimits = "import { limits } from '@upnext/contract/limits';";

/** Replaces `limits.ideaTitleMax` with its value, so that a board doesn't load the limits of the whole site. */
export function inlineLimits(): Plugin {
  return {
    name: 'inline-limits',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/web\/app\/.*\.tsx?(\?|$)/, code: importOfLimits },
      handler: (code) =>
        code
          .replace(importOfLimits, '')
          .replace(/\blimits\.(\w+)/g, (_, name: keyof typeof limits) => String(limits[name])),
    },
  };
}
