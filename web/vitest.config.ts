import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests that need a DOM start with `// @vitest-environment happy-dom`.
  // A VM context per file is as isolated as a process per file, and three times as fast.
  test: { name: 'web', include: ['app/**/*.test.{ts,tsx}'], environment: 'node', pool: 'vmThreads' },
});
