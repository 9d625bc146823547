import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** `npm test`: everything but *.slow.test.ts. `npm run test:slow`: files that take more than about ten seconds. */
const slow = '**/*.slow.test.ts';

const folders = ['contract/src', 'server/src', 'server/seed', 'tools'];

const withServices: TestProjectInlineConfiguration['test'] = {
  globalSetup: 'server/test/template-database.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: 3,
  isolate: false,
  // A machine may stall once; tools/summary.ts lists every test that needed the retry.
  retry: process.env.CI ? 1 : 0,
  // A test about time sets its own limit; the others only wait longer on a busy machine.
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    projects: [
      'web',
      {
        test: {
          ...withServices,
          name: 'server',
          include: folders.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [slow],
        },
      },
      { test: { ...withServices, name: 'slow', include: folders.map((folder) => `${folder}/${slow}`) } },
    ],
  },
});
