import type { Page } from '@playwright/test';

/** The parts of the search dialog in the header of every page. */
export function searchOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Search' });

  return {
    opener: page.getByRole('banner').getByRole('button', { name: 'Search' }),
    dialog,
    line: dialog.getByLabel('Search guides, bonds and states'),
    results: dialog.getByRole('listbox', { name: 'Results' }).getByRole('option'),
    status: dialog.getByRole('status'),
    alert: dialog.getByRole('alert'),
  };
}

/** Open the search with the mouse and type. */
export async function search(page: Page, words: string) {
  const parts = searchOf(page);
  await parts.opener.click();
  await parts.line.pressSequentially(words);

  return parts;
}
