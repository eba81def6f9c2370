import type { Locator, Page } from '@playwright/test';
import { gotoHydrated } from './hydrated.ts';
import { rememberCustomer, sessionText } from './session-actions.ts';
import type { Customer } from './stack.ts';

/** Open the dashboard as a customer. */
export async function openDesk(page: Page, customer: Customer, search = ''): Promise<void> {
  await rememberCustomer(page.context(), await sessionText(customer));
  await gotoHydrated(page, `/dashboard${search}`);
}

/** A tab of the dashboard. */
export function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name });
}

/** The panel of the open tab. */
export function panel(page: Page): Locator {
  return page.getByRole('tabpanel');
}

/** The papers in the open tab. */
export function rows(page: Page): Locator {
  return panel(page).getByRole('article');
}
