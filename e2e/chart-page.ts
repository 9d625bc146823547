import type { Page } from '@playwright/test';

/** Locators for the parts of a board, by their English labels. */
export const voteButton = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Vote for ${title}, `) });
export const row = (page: Page, title: string) => page.locator('li.row').filter({ hasText: title });
export const toast = (page: Page) => page.locator('.toast');

/** The titles in chart order. */
export const titles = (page: Page) => page.locator('li.row:not(.row-open) h3').allTextContents();

/** Closes the offer after the first vote to keep access to the account. Other questions follow it. */
export const closeOffer = (page: Page) => page.locator('.sign-in-offer').getByRole('button', { name: 'Close' }).click();

/** Scrolls to the section below the chart (share, follow, last week), which loads lazily. */
export const comeToTheEnd = (page: Page) => page.locator('.pass').scrollIntoViewIfNeeded();

/** Reads a key from local storage. */
export const remembered = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
