/**
 * `node tools/summary.ts FOLDER EXIT_CODE`: reads the reports that .ci/run has written to FOLDER (Vitest's unit.json,
 * slow.json and other-browsers.json, each with an -again.json if files were run again, Playwright's e2e.json, and one
 * .log per step) and prints the failed tests, the retried tests and, as the last line, the number of passed and failed
 * tests.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

type UnitTest = { fullName: string; status: string; failureMessages: string[] };
type UnitFile = { name: string; status: string; message: string; assertionResults: UnitTest[] };
type Story = {
  title: string;
  file: string;
  tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
};
type Suite = { specs?: Story[]; suites?: Suite[] };
/** The error is the last attempt's if the test failed, and the first attempt's if it passed when it was retried. */
type Result = { name: string; passed: boolean; retried: boolean; error: string };

const [folder = '', code = '1'] = process.argv.slice(2);
const repository = path.join(import.meta.dirname, '..');

function readReport<T>(name: string, none: T): T {
  const file = path.join(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : none;
}

function unitResults(name: string): Result[] {
  const [first, again] = [name, `${name}-again`].map(
    (one) => readReport<{ testResults: UnitFile[] }>(`${one}.json`, { testResults: [] }).testResults,
  ) as [UnitFile[], UnitFile[]];
  return first.flatMap((file) => {
    const second = again.find((one) => one.name === file.name);
    if (!second) return testsIn(file);
    const failed = testsIn(file).filter(({ passed }) => !passed);
    return testsIn(second).map((test) => {
      // A file that could not be loaded has one failure with the file's name.
      const before = failed.find((one) => test.name.startsWith(one.name));
      return before ? { ...test, retried: true, error: test.passed ? before.error : test.error } : test;
    });
  });
}

function testsIn({ name: absolute, status, message, assertionResults }: UnitFile): Result[] {
  const file = path.relative(repository, absolute);
  // A file that can't be loaded has no tests.
  if (assertionResults.length === 0 && status === 'failed')
    return [{ name: file, passed: false, retried: false, error: message }];
  return assertionResults
    .filter((one) => ['passed', 'failed'].includes(one.status))
    .map((one) => ({
      name: `${file}: ${one.fullName.trim()}`,
      passed: one.status === 'passed',
      retried: false,
      error: one.failureMessages[0] ?? '',
    }));
}

function storiesIn({ specs = [], suites = [] }: Suite): Story[] {
  return [...specs, ...suites.flatMap(storiesIn)];
}

const stories = storiesIn(readReport<Suite>('e2e.json', {})).flatMap(({ file, title, tests }) =>
  tests
    .filter(({ status }) => status !== 'skipped')
    .map(({ projectName, status, results }): Result => ({
      name: `${projectName}, ${file}: ${title}`,
      passed: status !== 'unexpected',
      retried: results.length > 1,
      error: (status === 'unexpected' ? results.at(-1) : results[0])?.error?.message ?? '',
    })),
);

const results = [...['unit', 'slow', 'other-browsers'].flatMap(unitResults), ...stories];
const failed = results.filter(({ passed }) => !passed);
for (const { name, error } of failed) {
  console.log(`\nFAILED ${stripVTControlCharacters(`${name}\n${error}`).split('\n').slice(0, 12).join('\n')}`);
}

// Benchmarks, fault injection tests and security tests log their retries (bench/rig/run-all.ts).
const output = globSync('*.log', { cwd: folder }).map((name) => readFileSync(path.join(folder, name), 'utf8'));
const again = output.flatMap((text) => [...text.matchAll(/^retried: (.*)$/gm)].map(([, name = '']) => name));
const retried = [
  ...results.filter((one) => one.retried).map(({ name, error }) => `${name}\n    ${error.split('\n')[0]}`),
  ...again,
];
console.log(
  `\nretries: ${retried.length === 0 ? 'none' : stripVTControlCharacters(retried.map((one) => `\n  ${one}`).join(''))}`,
);

// A failed step without a failed test counts as one failure, so that the last line never looks like success.
console.log(`\n${results.length - failed.length} passed, ${failed.length || Number(code !== '0')} failed`);
