/** `node tools/summary.ts VITEST_JSON PLAYWRIGHT_JSON EXIT_CODE`: what failed by name, and as the last line how many. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

type UnitTest = { fullName: string; status: string; failureMessages: string[] };
type UnitFile = { name: string; status: string; message: string; assertionResults: UnitTest[] };
type Story = {
  title: string;
  file: string;
  tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
};
type Suite = { specs?: Story[]; suites?: Suite[] };

const [unitFile = '', storyFile = '', code = '1'] = process.argv.slice(2);

function readReport<T>(file: string, none: T): T {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : none;
}

function storiesIn({ specs = [], suites = [] }: Suite): Story[] {
  return [...specs, ...suites.flatMap(storiesIn)];
}

const unit = readReport<{ numPassedTests: number; testResults: UnitFile[] }>(unitFile, {
  numPassedTests: 0,
  testResults: [],
});
const failedUnits = unit.testResults.flatMap(({ name, status, message, assertionResults }) => {
  // A file that can't be read has no tests.
  if (assertionResults.length === 0 && status === 'failed') return [`${name}\n${message}`];
  const failed = assertionResults.filter((one) => one.status === 'failed');
  return failed.map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages[0]}`);
});

const failedStories = storiesIn(readReport<Suite>(storyFile, {})).flatMap(({ file, title, tests }) =>
  tests
    .filter(({ status }) => status === 'unexpected')
    .map(({ projectName, results }) => `${projectName}, ${file}: ${title}\n${results.at(-1)?.error?.message}`),
);

const failed = [...failedUnits, ...failedStories];
for (const one of failed) console.log(`\nFAILED ${stripVTControlCharacters(one).split('\n').slice(0, 12).join('\n')}`);
// A step that failed without a failing test counts as one: the last line may not look like success.
console.log(`\n${unit.numPassedTests} passed, ${failed.length || Number(code !== '0')} failed`);
