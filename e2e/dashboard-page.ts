import type { Page } from '@playwright/test';

/** Locators for the parts of the dashboard, by their English labels. */
export const ideaRow = (page: Page, title: string) => page.locator('.own-chart .row').filter({ hasText: title });
export const ideaRows = (page: Page) => page.locator('.own-chart .row:not(.row-free)');
export const ideaMenu = (page: Page, title: string) =>
  page.getByRole('button', { name: `Actions for ${title}`, exact: true });

/** Opens the menu of an idea and selects an action. */
export async function chooseAction(page: Page, title: string, action: string | RegExp): Promise<void> {
  await ideaMenu(page, title).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Opens a page of the dashboard with its tab bar or its rail. */
export async function openPlace(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name }).filter({ visible: true });
  if ((await link.count()) === 0) await page.getByRole('button', { name: 'More' }).click();
  await link.first().click();
}
