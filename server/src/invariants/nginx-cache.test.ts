import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { sitePages } from '../boards/sitemap/site-pages.ts';

const root = path.join(import.meta.dirname, '../../..');
const nginx = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8');
const pages = readFileSync(path.join(root, 'web/app/routes.ts'), 'utf8');

/** Evaluates the map as nginx does: the first matching expression wins. */
function isKept(pathname: string): boolean {
  const [, block = ''] = nginx.match(/map \$uri \$upnext_uncached_path \{\n([^]*?)\n\}/) ?? [];
  const rules = [...block.matchAll(/^ +"?~(\S+?)"? ([01]);$/gm)];
  return rules.find(([, expression = '']) => new RegExp(expression).test(pathname))?.[2] === '0';
}

test('nginx caches only pages that are the same for all users', () => {
  const names = [...pages.matchAll(/^ +route\('([a-z-]+)',/gm)].map(([, name]) => `/${name}`);
  expect(names).toContain('/inbox');
  expect(names.filter(isKept).toSorted()).toEqual(sitePages.filter((page) => page !== '/').toSorted());
  // A token without capital letters looks like a slug.
  const token = 'k'.repeat(22);
  const firsts = [...pages.matchAll(/route\('([a-z-]+)\//g)].map(([, first = '']) => first);
  const own = [...firsts.filter((first) => first !== 'creators' && first !== 'embed'), 'api', 'share'];
  expect(own).toContain('dashboard');
  expect(own.filter((first) => isKept(`/${first}/${token}`))).toEqual([]);
  expect(['/SomeCreator/podcast', '/SomeCreator/podcast/roadmap', '/creators/SomeCreator~podcast'].every(isKept)).toBe(
    true,
  );
  expect(['/share/Name.png', '/share/Name~podcast/story.png', '/share/Name/week/2026-W02.png'].every(isKept)).toBe(
    true,
  );
  const ideas = ['/SomeCreator/idea/7', '/SomeCreator/podcast/idea/7', '/api/creators/Name~podcast/ideas/7'];
  expect([...ideas, '/share/Name/idea/7.png', '/share/Name~podcast/idea/7/story.png'].every(isKept)).toBe(true);
  expect(['/api/creators/Name/ideas/7/vote', '/api/creators/Name/votes', '/dashboard/idea/7'].some(isKept)).toBe(false);
  const rounds = ['/SomeCreator/rounds', '/SomeCreator/podcast/rounds/7', '/api/creators/Name~podcast/rounds/7'];
  expect([...rounds, '/api/creators/Name/rounds'].every(isKept)).toBe(true);
  expect(['ballot', 'receipt'].some((part) => isKept(`/api/creators/Name/rounds/7/${part}`))).toBe(false);
  expect([isKept('/'), isKept('/SomeCreator'), isKept('/dashboard/share'), isKept('/public/token')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
