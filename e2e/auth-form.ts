import type { Page } from '@playwright/test';

import { password } from './accounts.ts';

/** Finds the fields by their English labels. */
export const usernameField = (page: Page) => page.getByLabel(/^Username( or email)?\s*$/);
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const emailField = (page: Page) => page.getByLabel(/^Email/);
export const creatorRole = (page: Page) => page.getByRole('radio', { name: /Get votes/ });
export const audienceRole = (page: Page) => page.getByRole('radio', { name: /^Vote/ });

export async function logIn(page: Page, username: string): Promise<void> {
  await usernameField(page).fill(username);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

export async function createAccount(page: Page, username: string): Promise<void> {
  await usernameField(page).fill(username);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Logs in with the vote sheet, which offers a new account first. */
export async function logInOnSheet(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: 'Already have an account? Log in' }).click();
  await logIn(page, username);
}
