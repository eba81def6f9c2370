import type { Download, Locator, Page } from '@playwright/test';

/** The next download in a new tab. When a tab closes as its download starts, its opener reports the download. */
export function nextDownload(page: Page): Promise<Download> {
  return new Promise((resolve) => {
    page.once('download', resolve);
    page.context().once('page', (tab) => tab.once('download', resolve));
  });
}

/** The name of the file that a button saves. */
export async function savedFile(page: Page, button: Locator): Promise<string> {
  const download = nextDownload(page);
  await button.click();

  return (await download).suggestedFilename();
}
