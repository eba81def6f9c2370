import type { Download, Page } from '@playwright/test';

/** The next download of a tab that opens for it. One that closes as it begins is told of by its opener. */
export function nextDownload(page: Page): Promise<Download> {
  return new Promise((resolve) => {
    page.once('download', resolve);
    page.context().once('page', (tab) => tab.once('download', resolve));
  });
}
