/**
 * Runs checks that oxlint can't do, such as file names and lengths, feature folders, and a test for every reply in the
 * contract.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { api } from '../contract/src/api.ts';
import type { Endpoint } from '../contract/src/endpoint.ts';
import { errorStatus } from '../contract/src/error.ts';

const longestAllowed = 250;
const medianAllowed = 70;
const featureFilesAllowed = 14;
const featureFilesNeeded = 3;

process.chdir(path.join(import.meta.dirname, '..'));
const problems: string[] = [];

// The clone may belong to another user (on CI or in a container).
const git = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', git, { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && existsSync(file));
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
for (const [file, text] of texts) if (text.includes('\0')) texts.delete(file);

const isTest = (file: string) => file.endsWith('.test.ts') || file.endsWith('.test.tsx');
/** Returns the feature, such as `boards/ideas`, or `mail` for a domain that has files of its own. */
const featureOf = (file: string) =>
  file.match(
    /^server\/src\/((?:mail|notifications)(?:\/(?:push|discord-posts|texts))?(?=\/)|(?:identity|boards|voting|reach|operations)\/[^/]+)\//,
  )?.[1];

const howToName = 'Name it after what it does (cast-vote) or what it is (vote-batch).';

function checkNames(): void {
  const empty = /^(index|utils?|helpers?|lib|common|shared|misc|types)$/i;
  const vague = /(^|[-a-z])(service|manager|dto)$/i;
  for (const file of files) {
    for (const part of file.split('/')) {
      const name = part.replace(/(?<=.)\..*$/, '');
      if (empty.test(name) || vague.test(name)) problems.push(`${file}: the name "${name}" is too vague. ${howToName}`);
    }
  }
  const declared = /\bexport (?:abstract )?(?:class|const|function|interface|type) (\w*(?:Service|Manager|Dto))\b/g;
  for (const [file, text] of texts) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, name] of text.matchAll(declared))
      problems.push(`${file}: the name "${name}" is too vague. ${howToName}`);
  }
}

function checkLengths(): string {
  const lengths = [...texts].map(([file, text]) => ({ file, lines: text.split('\n').length - 1 }));
  const unbounded = /(^|\/)(texts|seed|migrations|matrix)\/|(^|\/)package-lock\.json$/;
  for (const { file, lines } of lengths) {
    if (lines > longestAllowed && !unbounded.test(file))
      problems.push(
        `${file} has ${lines} lines, but at most ${longestAllowed} are allowed. Move one of its tasks to a separate file.`,
      );
  }
  const code = lengths.filter(({ file }) => /\.tsx?$/.test(file)).toSorted((a, b) => a.lines - b.lines);
  const median = code[Math.floor(code.length / 2)]?.lines ?? 0;
  if (median > medianAllowed)
    problems.push(
      `The median file has ${median} lines, but at most ${medianAllowed} are allowed. Split the files that you made longer.`,
    );
  const longest = code.findLast(({ file }) => !unbounded.test(file));
  return `${files.length} files checked, ${code.length} of them TypeScript: median ${median} lines, longest ${longest?.lines} lines (${longest?.file})`;
}

function checkFeatureFolders(): void {
  const folders = Map.groupBy(files.filter(featureOf), (file) => featureOf(file));
  for (const [feature = '', members] of folders) {
    for (const file of members) {
      const name = file.slice(`server/src/${feature}/`.length);
      if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.(slow\.)?test)?\.ts$/.test(name))
        problems.push(
          `${file}: a feature folder may contain only routes.ts, sql.ts, <verb>-<noun>.ts and tests, no subfolders. Rename it, or make a new feature folder.`,
        );
    }
    const count = members.filter((file) => !isTest(file)).length;
    if (count > featureFilesAllowed) {
      problems.push(
        `server/src/${feature} has ${count} files that are not tests, but at most ${featureFilesAllowed} are allowed. ` +
          'Move the files about one noun, with their sql and tests, to a new feature folder.',
      );
    }
    if (count < featureFilesNeeded)
      problems.push(
        `server/src/${feature} has only ${count} files that are not tests, but needs at least ${featureFilesNeeded}. Move them to the feature that uses them.`,
      );
  }
}

/**
 * A reply counts as tested if a test file calls the endpoint and has the status and code in a title. The test run
 * itself checks that the reply was really sent over HTTP (server/test/template-database.ts).
 */
function checkRepliesAreTested(): void {
  const tests = [...texts].filter(([file]) => file.startsWith('server/src/') && isTest(file)).map(([, text]) => text);
  for (const [name, endpoint] of Object.entries<Endpoint>(api)) {
    const callers = tests.filter((text) => new RegExp(`\\bapi\\.${name}\\b`).test(text));
    const promised = [`${endpoint.status}`, ...endpoint.errors.map((code) => `${errorStatus[code]} ${code}`)];
    for (const reply of promised) {
      if (!callers.some((text) => new RegExp(`\\b${reply}\\b`).test(text)))
        problems.push(
          `No test of ${name} has "${reply}" in a title. Add one next to the code that calls api.${name} over HTTP.`,
        );
    }
  }
}

/** Only changeBoard, which takes the locks in order, and the vote batch may write a board's counts and version. */
function checkBoardWriters(): void {
  const writers = new Set(['server/src/boards/chart/change-board.ts', 'server/src/voting/votes/sql.ts']);
  const columns = /\b(version|idea_count|pending_count|share_link_count|total_votes)\b/;
  const writes =
    /UPDATE boards\b.*?\bSET\b(.*?)\b(?:FROM|WHERE|RETURNING)\b|updateTable\('boards.*?\.set\((.*?)\.(?:where|from|returning)\(/gs;
  for (const [file, text] of texts) {
    if (!/^server\/src\/.*\.ts$/.test(file) || isTest(file) || writers.has(file)) continue;
    for (const [, inSql = '', inKysely = ''] of text.matchAll(writes))
      if (columns.test(inSql + inKysely))
        problems.push(`${file}: writes a board’s count or version directly. Call changeBoard instead.`);
  }
}

function checkTranslations(): void {
  for (const file of files) {
    const [, language, name] = file.match(/^web\/app\/texts\/(en|es)\/(.+\.ts)$/) ?? [];
    const twin = `web/app/texts/${language === 'en' ? 'es' : 'en'}/${name}`;
    if (name && !texts.has(twin)) problems.push(`${file} has no translation. Add ${twin}.`);
  }
}

/**
 * Every style must be in the layer of its scope. Otherwise the load order of the files would decide which rule wins.
 */
function checkStyleLayers(): void {
  const folder = 'web/app/styles/';
  const layerOf = (file: string): string => {
    const name = path.basename(file);
    const users = [...texts].filter(([user, text]) => user.startsWith('web/app/') && text.includes(`/${name}'`));
    const [user = ''] = users.map(([one]) => one);
    if (user === `${folder}app.css`) return 'base|components';
    if (user.endsWith('.css')) return layerOf(user);
    return users.length === 1 && user.startsWith('web/app/pages/') ? 'pages' : 'sections';
  };
  for (const [file, text] of texts) {
    if (!file.startsWith(folder) || !file.endsWith('.css')) continue;
    if (!/(app|fonts|theme|tokens)\.css$/.test(file) && /^[^@}/\s]/m.test(text))
      problems.push(`${file}: rules outside of a layer override all layers. Put them into @layer ${layerOf(file)}.`);
    for (const [, layer = ''] of text.matchAll(/^@layer ([a-z]+) \{/gm))
      if (!layerOf(file).split('|').includes(layer))
        problems.push(`${file} uses layer ${layer}. Use ${layerOf(file)}, the layer of the files that import it.`);
  }
}

/** The lock file must not contain registry hosts, so that installs through a mirror work. */
function checkNoRegistry(): void {
  const host = /registry\.(npmjs|yarnpkg|npmmirror)|npm\.pkg\.github/;
  for (const [file, text] of texts)
    if (host.test(text))
      problems.push(`${file}: contains the host of a package registry. Remove it, or installs through a mirror fail.`);
}

type Locked = { link?: boolean; integrity?: string; hasInstallScript?: boolean };
type Versions = Record<string, string>;
type Manifest = { version: string; dependencies?: Versions; devDependencies?: Versions; overrides?: Versions };

/**
 * All workspaces have the release version. Dependencies have exact versions and checksums, and run no install scripts.
 */
function checkPackages(): void {
  const { version: release } = JSON.parse(texts.get('package.json') ?? '{}') as Manifest;
  for (const [file, text] of texts) {
    if (!/(^|\/)package\.json$/.test(file)) continue;
    const { version: own, dependencies, devDependencies, overrides } = JSON.parse(text) as Manifest;
    const wanted = { ...dependencies, ...devDependencies, ...overrides };
    for (const one of [own, wanted['@upnext/contract'] ?? own])
      if (one !== release) problems.push(`${file}: version ${one} differs from package.json. Set ${release}.`);
    for (const [name, version] of Object.entries(wanted))
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        problems.push(`${file}: ${name} "${version}" is not an exact version. Write it without ^, ~ and ranges.`);
  }
  const { packages } = JSON.parse(texts.get('package-lock.json') ?? '{}') as { packages: Record<string, Locked> };
  for (const [name, { link, integrity, hasInstallScript }] of Object.entries(packages)) {
    if (link || !name.includes('node_modules/')) continue;
    if (!integrity) problems.push(`package-lock.json: ${name} has no checksum. Run npm install again.`);
    if (hasInstallScript)
      problems.push(
        `package-lock.json: ${name} has an install script, which npm doesn’t run here. Use another package.`,
      );
  }
  if (!texts.get('.npmrc')?.includes('ignore-scripts=true'))
    problems.push('.npmrc: ignore-scripts=true is missing. Add it.');
}

checkNames();
checkFeatureFolders();
checkRepliesAreTested();
checkBoardWriters();
checkTranslations();
checkStyleLayers();
checkNoRegistry();
checkPackages();
const summary = checkLengths();

for (const problem of problems) console.error(problem);
console.log(summary);
if (problems.length > 0) process.exitCode = 1;
