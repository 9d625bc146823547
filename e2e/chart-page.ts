import type { Page } from '@playwright/test';

/** The parts of a board as a person finds them, in English. */
export const voteButton = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^(Vote|Voted) for ${title}, `) });
export const row = (page: Page, title: string) => page.locator('li.row').filter({ hasText: title });
export const toast = (page: Page) => page.locator('.toast');

/** The titles from the top of the chart to its end. */
export const titles = (page: Page) => page.locator('li.row:not(.row-open) h3').allTextContents();

/** Under the chart: share, follow, the week before. What stands there is loaded when somebody comes near. */
export const comeToTheEnd = (page: Page) => page.locator('.pass').scrollIntoViewIfNeeded();

/** What this browser remembers under a name. */
export const remembered = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
