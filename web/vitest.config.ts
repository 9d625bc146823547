import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A test that needs a document begins with `// @vitest-environment happy-dom`.
  test: { name: 'web', include: ['app/**/*.test.{ts,tsx}'], environment: 'node' },
});
