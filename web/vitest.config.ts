import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests that need a DOM start with `// @vitest-environment happy-dom`.
  test: { name: 'web', include: ['app/**/*.test.{ts,tsx}'], environment: 'node' },
});
