import { AXE_SOURCE, COLOR_RULES } from '../../support/accessibility.ts';
import { findUnreadable } from './in-page.ts';
import { visit } from './visitor.ts';
import { expect, test } from './webkit-test.ts';

const PAGES = [
  '/',
  '/get-a-bond',
  '/quote',
  '/products/notary',
  '/resources',
  '/signin',
  '/verify',
];

test.use({ isDark: true });

test('texts are readable in dark colors', async ({ driver }) => {
  const faults: string[] = [];
  for (const page of PAGES) {
    await visit(driver, page);
    await driver.executeScript(await AXE_SOURCE);
    const found = await driver.executeAsyncScript<string[]>(findUnreadable, COLOR_RULES);
    faults.push(...found.map((fault) => `${page}: ${fault}`));
  }

  expect(faults).toEqual([]);
});
