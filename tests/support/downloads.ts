import type { Download, Page } from '@playwright/test';

/** The next download in a new tab. When a tab closes as its download starts, its opener reports the download. */
export function nextDownload(page: Page): Promise<Download> {
  return new Promise((resolve) => {
    page.once('download', resolve);
    page.context().once('page', (tab) => tab.once('download', resolve));
  });
}
