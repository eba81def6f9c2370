import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { chromiumOptions } from '../../support/browser.ts';
import { SLOWDOWN } from '../../support/first-visit.ts';
import { gotoHydrated } from '../../support/hydrated.ts';
import { median } from './report.ts';

/** How long a key keeps the page busy on a slowed CPU, in ms: the median and the maximum of all keys. */
export type TypingSpeed = { field: string; middle: number; slowest: number };

/** What is typed, and how the measured time of a key ends. */
type Field = {
  name: string;
  text: string;
  end: 'work' | 'paint';
  open: (page: Page) => Promise<Locator>;
};

const FIELDS: readonly Field[] = [
  { name: 'a field of the wizard', text: 'Williamson', end: 'work', open: openCounty },
  { name: 'the finder', text: 'executor probate bond', end: 'paint', open: openFinder },
];

/**
 * Types into a field of the wizard and into the finder, `runs` times. In the wizard, a key ends when its work is done. In
 * the finder, it ends when the results are painted.
 */
export async function measureTyping(siteUrl: string, runs: number): Promise<TypingSpeed[]> {
  const browser = await chromium.launch(await chromiumOptions());

  try {
    const speeds: TypingSpeed[] = [];
    for (const field of FIELDS) {
      const keys: number[] = [];
      for (let run = 0; run < runs; run += 1)
        keys.push(...(await typeOnce(browser, siteUrl, field)));
      speeds.push({ field: field.name, middle: median(keys), slowest: Math.max(...keys) });
    }

    return speeds;
  } finally {
    await browser.close();
  }
}

async function typeOnce(
  browser: Browser,
  siteUrl: string,
  { text, end, open }: Field,
): Promise<number[]> {
  const page = await browser.newPage({
    baseURL: siteUrl,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  const input = await open(page);
  await input.focus(); // loads what the field needs
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const keys = await input.evaluate(timeKeys, { text, end });
  await page.close();

  return keys;
}

async function openCounty(page: Page): Promise<Locator> {
  await gotoHydrated(page, '/quote?bondType=notary&state=TN');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  return page.getByLabel('County');
}

async function openFinder(page: Page): Promise<Locator> {
  await gotoHydrated(page, '/get-a-bond');

  return page.getByRole('main').getByRole('searchbox', { name: 'Search' });
}

/** Runs in the page, so that the figures exclude the time of the test's connection. */
async function timeKeys(
  field: Element,
  { text, end }: { text: string; end: Field['end'] },
): Promise<number[]> {
  // React notices only values that are set past its own property of the element.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      requestAnimationFrame(() => port2.postMessage(undefined));
    });

  const keys: number[] = [];
  for (let length = 1; length <= text.length; length += 1) {
    const pressed = performance.now();
    set?.call(field, text.slice(0, length));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await (end === 'paint' ? painted() : Promise.resolve());
    keys.push(performance.now() - pressed);
    await painted();
  }

  return keys;
}
