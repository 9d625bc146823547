import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rules that depend on colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

declare const window: { axe?: typeof axe };

type Rules = { only?: string[]; without?: string[] };

/** Runs axe with all rules (WCAG 2.2 AA and best practices) or some of them, and returns the violations. */
export async function findViolations(page: Page, rules: Rules = {}): Promise<string[]> {
  // @axe-core/playwright is not used, because it injects axe and opens another page for every run, which is several
  // times slower.
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source);
  return await page.evaluate(async ({ only, without = [] }) => {
    // Finish short animations: colours have too little contrast during a transition.
    for (const animation of document.getAnimations()) {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      if (Number(duration) * (iterations ?? 1) <= 1_000) animation.finish();
    }
    const { violations } = await window.axe!.run({
      resultTypes: ['violations'],
      // Loading media and style sheets first takes a quarter of the time. Only rules about autoplay and screen
      // orientation need it, and the site uses neither.
      preload: false,
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      ...(only && { runOnly: only }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
}
