/**
 * How often a random test runs: `short` by default and in CI, `long` with LONG_TESTS=1, as in nightly.yml and after a
 * change to the code that the test covers.
 */
export function randomRuns({ short, long }: { short: number; long: number }): number {
  return process.env.LONG_TESTS ? long : short;
}
