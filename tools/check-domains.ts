/**
 * Checks the order of domains (ARCHITECTURE.md): a domain may import itself and the domains before it. Import cycles
 * between features or files are errors, including type-only imports. There is no exception list.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { findCycles, readImports } from './read-imports.ts';

process.chdir(path.join(import.meta.dirname, '..'));

const domains = ['mail', 'identity', 'notifications', 'boards', 'voting', 'reach', 'operations'];
/** On the web, charts, suggestions and explore render the vote button, so voting comes before boards. */
const webDomains = ['mail', 'identity', 'notifications', 'voting', 'boards', 'reach', 'operations'];
const sides = { 'contract/src': domains, 'server/src': domains, 'web/app': webDomains };

const serverFeaturesAllowed = 6;
const problems: string[] = [];

const git = ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--'];
const listed = execFileSync('git', [...git, ...Object.keys(sides)], { encoding: 'utf8' }).split('\0');
const files = listed.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && existsSync(file));
const imports = new Map(files.map((file) => [file, new Set(readImports(file, readFileSync(file, 'utf8')))]));

for (const circle of findCycles(imports))
  problems.push(`Import cycle: ${circle}. Move what both need to a third file.`);

for (const [side, order] of Object.entries(sides)) {
  const features = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const from = placeOf(file, side, order);
    if (!from) continue;
    for (const target of targets) {
      const to = placeOf(target, side, order);
      if (!to || to.feature === from.feature) continue;
      features.set(from.feature, (features.get(from.feature) ?? new Set()).add(to.feature));
      if (order.indexOf(to.domain) > order.indexOf(from.domain))
        problems.push(
          `${file}: ${from.domain} imports ${target}, but ${to.domain} comes after it. Pass it as a parameter or hook, or move the file.`,
        );
    }
  }
  if (side === 'contract/src') continue;
  for (const circle of findCycles(features))
    problems.push(`${side}: import cycle between features: ${circle}. Move what both need to one of them.`);
  for (const [feature, targets] of side === 'server/src' ? features : []) {
    if (targets.size > serverFeaturesAllowed)
      problems.push(
        `${side}/${feature} imports ${targets.size} features (${[...targets].toSorted().join(', ')}), but at most ` +
          `${serverFeaturesAllowed} are allowed: move the coordinated code into those features, as account-lifecycle.ts does`,
      );
  }
}

for (const problem of problems) console.error(problem);
console.log(`${files.length} files in ${domains.length} domains checked: ${problems.length} import errors`);
if (problems.length > 0) process.exitCode = 1;

/** A domain with a single feature keeps its files in the domain folder itself. */
function placeOf(file: string, side: string, order: string[]): { domain: string; feature: string } | undefined {
  if (!file.startsWith(`${side}/`)) return undefined;
  const [domain = '', ...rest] = file.slice(side.length + 1).split('/');
  if (!order.includes(domain)) return undefined;
  return { domain, feature: rest.length > 1 ? `${domain}/${rest[0]}` : domain };
}
