import type { WebDriver } from 'selenium-webdriver';
import { SESSION_KEY } from '../../../src/platform/storage-keys.ts';
import { builtPages, isForMembers, pageOfEachKind } from '../../support/built-pages.ts';
import { leadsOn } from '../../support/hydrated.ts';
import { findOverflow } from '../../support/overflow.ts';
import { newCustomer, sessionText } from '../../support/session-actions.ts';
import { newUnderwriter } from '../../support/underwriting-actions.ts';
import { findPageFaults } from './in-page.ts';
import { remember, visit } from './visitor.ts';
import { expect, LAPTOP_WIDTH, PHONE_WIDTH, setWidth, takeFaults, test } from './webkit-test.ts';

const openPages = pageOfEachKind().filter((page) => !leadsOn(page) && !isForMembers(page));
// Every page of the dashboard and of the staff is a kind of its own.
const membersPages = builtPages().filter(isForMembers);
const staffPages = membersPages.filter((page) => page.startsWith('/admin'));
const customersPages = membersPages.filter((page) => !staffPages.includes(page));

/** How long a page may take to settle. */
const SETTLING_MS = 10_000;

/** Expect every page to be in order, at the width of the window. */
async function walk(driver: WebDriver, paths: readonly string[]): Promise<void> {
  const faults: string[] = [];
  for (const path of paths) {
    const found = await faultsOf(driver, path);
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }

  expect(faults).toEqual([]);
}

async function faultsOf(driver: WebDriver, path: string): Promise<string[]> {
  await visit(driver, path);
  let found: string[] = [];
  // A page has no heading for a moment between two states of loading. Only a fault that stays counts.
  const isInOrder = async () => {
    found = [
      ...(await driver.executeScript<string[]>(findPageFaults)),
      ...(await driver.executeScript<string[]>(findOverflow)),
    ];

    return found.length === 0;
  };
  await driver.wait(isInOrder, SETTLING_MS).catch(() => undefined);

  return [...found, ...(await takeFaults(driver))];
}

for (const width of [PHONE_WIDTH, LAPTOP_WIDTH]) {
  test(`a page of each kind is in order at ${width} px`, async ({ driver }) => {
    await setWidth(driver, width);
    await walk(driver, openPages);
  });

  test(`a customer's pages are in order at ${width} px`, async ({ driver }) => {
    await setWidth(driver, width);
    await remember(driver, SESSION_KEY, await sessionText(await newCustomer()));
    await walk(driver, customersPages);
  });

  test(`the pages of the staff are in order at ${width} px`, async ({ driver }) => {
    await setWidth(driver, width);
    await remember(driver, SESSION_KEY, await sessionText(await newUnderwriter('Dana Whitfield')));
    await walk(driver, staffPages);
  });
}
