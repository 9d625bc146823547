import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'web',
      {
        test: {
          name: 'server',
          include: ['contract/src/**/*.test.ts', 'server/src/**/*.test.ts', 'server/seed/*.test.ts', 'tools/*.test.ts'],
          globalSetup: 'server/test/template-database.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 3,
          // As with the stories: what needed a second try is shown as such.
          retry: process.env.CI ? 1 : 0,
          // What is waited for comes, on a busy machine later; a promise about time says its own.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
