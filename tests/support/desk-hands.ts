import type { Locator, Page } from '@playwright/test';
import { gotoHydrated } from './hydrated.ts';
import { rememberCustomer, sessionText } from './session-hands.ts';
import type { Customer } from './stack.ts';

/** Open the desk as a customer. */
export async function openDesk(page: Page, customer: Customer, search = ''): Promise<void> {
  await rememberCustomer(page.context(), await sessionText(customer));
  await gotoHydrated(page, `/dashboard${search}`);
}

/** A tab of the desk. */
export function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name });
}

/** What lies under the open tab. */
export function panel(page: Page): Locator {
  return page.getByRole('tabpanel');
}

/** The papers under the open tab. */
export function rows(page: Page): Locator {
  return panel(page).getByRole('article');
}
