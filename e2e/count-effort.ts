import { test, type Page } from '@playwright/test';

export type Effort = { taps: number; fields: number };

/**
 * Counts what a person does on this site: taps, except into fields, and fields that they fill in. What they do on a
 * provider's pages isn't counted. The returned function attaches the result to the report.
 */
export async function countEffort(page: Page, origin: string): Promise<() => Promise<Effort>> {
  const taps: string[] = [];
  const fields = new Set<string>();
  await page.exposeFunction('noteEffort', (kind: 'tap' | 'field', name: string) => {
    if (kind === 'tap') taps.push(name);
    else fields.add(name);
  });
  await page.addInitScript((site) => {
    if (location.origin !== site) return;
    const { noteEffort } = window as unknown as { noteEffort: (kind: 'tap' | 'field', name: string) => void };
    const field = 'input:not([type=checkbox], [type=radio]), textarea, select, label';
    addEventListener(
      'click',
      ({ isTrusted, target }) => {
        if (!isTrusted || !(target instanceof Element) || target.closest(field)) return;
        const control = target.closest('a, button, summary, [role=tab]') ?? target;
        noteEffort('tap', control.getAttribute('aria-label') ?? control.textContent ?? '');
      },
      { capture: true },
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement) noteEffort('field', target.name);
      },
      { capture: true },
    );
  }, origin);
  return async () => {
    const effort = { taps: taps.length, fields: fields.size };
    const body = `${effort.taps} taps (${taps.join(' · ')}), ${effort.fields} fields (${[...fields].join(', ')})`;
    await test.info().attach('effort', { body, contentType: 'text/plain' });
    test.info().annotations.push({ type: 'effort', description: body });
    return effort;
  };
}
