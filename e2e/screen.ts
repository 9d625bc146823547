import type { Page } from '@playwright/test';

/** Who looks at a screen; the accounts are the demo's. */
type Viewer = 'guest' | 'lucia_m' | 'SalYCiencia' | 'frame_perfect_ana' | 'teapot418';

export type Screen = {
  name: string;
  path: string;
  viewer: Viewer;
  /** What a person would do to see it. */
  before?: (page: Page) => Promise<void>;
};

/** What opens a dialog or a form, by class: the words change with the language. */
export function press(selector: string) {
  return async (page: Page) => await page.locator(selector).first().click();
}
