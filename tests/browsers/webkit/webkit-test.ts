import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { expect, test as base } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { testSite } from '../../support/test-site.ts';
import { FAULTS_KEY } from './watched-site.ts';
import { startWebKitDriver, type WebKitDriver } from './webkit-driver.ts';

export { expect };

/** The width of a phone's window, in pixels. */
export const PHONE_WIDTH = 390;

/** The width of a laptop's window, in pixels. */
export const LAPTOP_WIDTH = 1280;

/** The height of every window, in pixels. */
const HEIGHT = 900;

type TestFixtures = {
  /** Whether the window asks for dark colors. */
  isDark: boolean;
  /** A new window of WebKit, as wide as a phone, on an address of the site that is no page. */
  driver: WebDriver;
};

type WorkerFixtures = { webkit: WebKitDriver };

/** Playwright's test with a window of WebKit. It also fails when a page of the window noted a fault. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  isDark: [false, { option: true }],

  webkit: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that nothing is needed
    async ({}, use) => {
      const webkit = await startWebKitDriver();
      await use(webkit);
      await webkit.stop();
    },
    { scope: 'worker' },
  ],

  driver: async ({ webkit, isDark }, use) => {
    const driver = await openWindow(webkit.url, isDark);
    try {
      await setWidth(driver, PHONE_WIDTH);
      await driver.get(`${testSite.url}/robots.txt`);
      await use(driver);
      const { status, expectedStatus } = test.info();
      if (status !== expectedStatus) await keepPicture(driver);
      expect(await takeFaults(driver)).toEqual([]);
    } finally {
      await driver.quit();
    }
  },
});

/** Keep a picture of the window beside the other reports of the failed test. */
async function keepPicture(driver: WebDriver): Promise<void> {
  const path = test.info().outputPath('window.png');
  await writeFile(path, await driver.takeScreenshot(), 'base64');
  process.stderr.write(`${await driver.getCurrentUrl()}: ${path}\n`);
}

function openWindow(url: string, isDark: boolean): Promise<WebDriver> {
  const args = ['--automation', '--time-zone=America/New_York', ...(isDark ? ['--dark-mode'] : [])];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args },
  });

  return new Builder()
    .usingServer(url)
    .withCapabilities(capabilities)
    .build() as Promise<WebDriver>;
}

/** Change the width of the window, in pixels. */
export async function setWidth(driver: WebDriver, width: number): Promise<void> {
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
}

/** The faults that the pages of the window noted since the last call. */
export async function takeFaults(driver: WebDriver): Promise<string[]> {
  const faults = await driver.executeScript<string | null>((key: string) => {
    const noted = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);

    return noted;
  }, FAULTS_KEY);

  return JSON.parse(faults ?? '[]') as string[];
}
