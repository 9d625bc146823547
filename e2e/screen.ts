import type { Page } from '@playwright/test';

/** The viewer of a screen: a visitor or a demo account. */
type Viewer =
  | 'guest'
  | 'lucia_m'
  | 'SalYCiencia'
  | 'LanternPixel'
  | 'frame_perfect_ana'
  | 'teapot418'
  | 'huerto_en_la_azotea'
  | 'one_take_omar';

export type Screen = {
  name: string;
  path: string;
  viewer: Viewer;
  /** Steps to reach the screen. */
  before?: (page: Page) => Promise<void>;
};

/** Clicks an element by CSS selector, because labels depend on the language. */
export function press(selector: string) {
  return async (page: Page) => await page.locator(selector).first().click();
}
