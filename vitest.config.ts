import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** `npm test` runs all but *.slow.test.ts. `npm run test:slow` runs those: files that take more than 10 seconds. */
const slow = '**/*.slow.test.ts';

const folders = ['contract/src', 'server/src', 'server/seed', 'tools', 'faults/rig'];

const withServices: TestProjectInlineConfiguration['test'] = {
  globalSetup: 'server/test/template-database.ts',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxWorkers: 4,
  isolate: false,
  // Tests that measure time set their own timeout. For the others a long timeout only matters on a busy machine.
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
      {
        test: {
          name: 'other-browsers',
          include: ['e2e/other-browsers/*.test.ts'],
          globalSetup: 'e2e/own-site.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
