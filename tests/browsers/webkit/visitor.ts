/** What a visitor does in a window of WebKit: find things by their words, type and press. */
import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Answer } from '../../../supabase/local/demo/sample-sections.ts';
import type { StepAnswers } from '../../support/quote-answers.ts';
import { testSite } from '../../support/test-site.ts';
import {
  findButton,
  findField,
  findFileInput,
  findHeading,
  findLabel,
  findRadio,
  isReady,
  isStill,
} from './in-page.ts';

/** How long an effect may take on a busy machine. */
const WAIT_MS = 20_000;

/** Open a page and wait until it is ready for a visitor. */
export async function visit(driver: WebDriver, path: string): Promise<void> {
  await driver.get(`${testSite.url}${path}`);
  await driver.wait(() => driver.executeScript<boolean>(isReady), WAIT_MS, `${path} is ready`);
}

/** Put a value into the storage of the site, as an earlier visit would have done. */
export async function remember(driver: WebDriver, key: string, value: string): Promise<void> {
  await driver.executeScript(
    (name: string, text: string) => localStorage.setItem(name, text),
    key,
    value,
  );
}

/** Wait for a heading with these words. */
export async function waitForHeading(driver: WebDriver, words: string): Promise<void> {
  await find(driver, findHeading, words);
}

/** The field with this label. */
export function field(driver: WebDriver, label: string): Promise<WebElement> {
  return find(driver, findField, label);
}

/** Press the button or link with these words. */
export async function press(driver: WebDriver, words: string): Promise<void> {
  await driver.wait(() => driver.executeScript<boolean>(isStill), WAIT_MS, 'every part has loaded');
  await click(driver, await find(driver, findButton, words));
}

/** Choose a file of this machine in the first place for files. */
export async function chooseFile(driver: WebDriver, path: string): Promise<void> {
  await (await find(driver, findFileInput)).sendKeys(path);
}

/** Replace the text of a field by typing. */
export async function type(driver: WebDriver, label: string, text: string): Promise<void> {
  const target = await field(driver, label);
  await target.sendKeys(Key.chord(Key.CONTROL, 'a'));
  await target.sendKeys(text);
}

/** Wait for a step of the quote, give its answers by typing and continue. */
export async function complete(driver: WebDriver, step: StepAnswers): Promise<void> {
  await waitForHeading(driver, step.heading);
  for (const answer of step.answers) await give(driver, answer);
  await press(driver, step.button);
}

async function give(driver: WebDriver, answer: Answer): Promise<void> {
  if (answer.kind === 'text') await type(driver, answer.label, answer.value);
  else if (answer.kind === 'radio')
    await click(driver, await find(driver, findRadio, answer.group, answer.value));
  else if (answer.kind === 'box') await check(driver, answer.label);
  else await choose(driver, await field(driver, answer.label), answer.value);
}

/** Check a box. One that is checked already stays so. */
async function check(driver: WebDriver, label: string): Promise<void> {
  if (await (await field(driver, label)).isSelected()) return;

  await click(driver, await find(driver, findLabel, label));
}

async function choose(driver: WebDriver, select: WebElement, label: string): Promise<void> {
  await scrollTo(driver, select);
  await select.findElement(By.xpath(`.//option[normalize-space()="${label}"]`)).click();
}

async function click(driver: WebDriver, target: WebElement): Promise<void> {
  await scrollTo(driver, target);
  await target.click();
}

/** Scroll to the middle of the window: the bar with the price covers its end. */
async function scrollTo(driver: WebDriver, target: WebElement): Promise<void> {
  await driver.executeScript((each: Element) => each.scrollIntoView({ block: 'center' }), target);
}

async function find(
  driver: WebDriver,
  finder: (...words: never[]) => Element | null,
  ...words: string[]
): Promise<WebElement> {
  const look = () => driver.executeScript<WebElement | null>(finder, ...words).catch(notYet);

  return driver.wait(
    look,
    WAIT_MS,
    `${finder.name} finds ${words.join(', ')}`,
  ) as Promise<WebElement>;
}

/** What was found on a page that is being left is looked for again on the next one. */
function notYet(failure: unknown): null {
  if (failure instanceof error.StaleElementReferenceError) return null;

  throw failure;
}
