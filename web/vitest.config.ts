import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests that need a DOM start with `// @vitest-environment happy-dom`.
  test: {
    name: 'web',
    include: ['app/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A VM context per file is as isolated as a process per file, and three times as fast.
    pool: 'vmThreads',
    // Vitest requires the same number as for the server project.
    maxWorkers: 4,
  },
});
