import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules whose result depends on colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

declare const window: { axe?: typeof axe };

/** What axe has to say of this page, by all of its rules (WCAG 2.2 AA and best practices) or by some. */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Not @axe-core/playwright: it injects axe and opens another page for every run, which takes several times as long.
  if (!(await page.evaluate(() => Boolean(window.axe)))) await page.evaluate(source);
  return await page.evaluate(async (only) => {
    // A colour on its way between two others, or a toast that fades in, has too little contrast for a moment.
    for (const animation of document.getAnimations()) {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      if (Number(duration) * (iterations ?? 1) <= 1_000) animation.finish();
    }
    const { violations } = await window.axe!.run({ resultTypes: ['violations'], ...(only && { runOnly: only }) });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
}
