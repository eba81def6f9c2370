import { expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Answer } from '../../supabase/local/demo/sample-sections.ts';
import { waitForHydration } from './hydrated.ts';
import {
  applicant,
  bondDetails,
  NOTARY_MATTER,
  noDocuments,
  payByCard,
  personalBusiness,
  SAMPLED_STEPS,
  type StepAnswers,
  TYPED_SECRETS,
} from './quote-answers.ts';
import { DRAFT_KEY, notaryDraft } from './quote-draft.ts';
import { NOTARY_TOTAL } from './notary-price.ts';

/** No step has more tab stops. */
const MAX_TABS = 60;

/** The sections of a notary's application in Tennessee, which is approved automatically and costs NOTARY_PRICE. */
export const NOTARY_SECTIONS: readonly StepAnswers[] = [
  bondDetails({ amount: '10000', term: '4 years', obligee: 'Secretary of State' }, NOTARY_MATTER),
  applicant('Tennessee'),
  personalBusiness(),
  ...SAMPLED_STEPS,
];

/** The field with this label. The label must be unique on the page. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

/** The radio buttons of one question. */
export function radios(page: Page, group: string): Locator {
  return page.getByRole('radiogroup', { name: group });
}

/** The heading of the open step. */
export function stepHeading(page: Page, heading: string): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2, name: heading, exact: true });
}

/** A button of the open step. */
export function button(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

/** Open the wizard with a bond and a state in its address. */
export async function openQuote(page: Page, query: string): Promise<void> {
  await page.goto(`/quote?${query}`);
  await waitForHydration(page);
  await expect(page.getByText('Loading quote wizard...')).toHaveCount(0);
}

/** Give one answer with the mouse and by pasting. */
export async function answer(page: Page, given: Answer): Promise<void> {
  if (given.kind === 'radio') {
    await radios(page, given.group).getByRole('radio', { name: given.value }).check();
    return;
  }

  const target = field(page, given.label);
  if (given.kind === 'text') await target.fill(given.value);
  else if (given.kind === 'select') await target.selectOption({ label: given.value });
  else await target.check();
}

/** Wait for a step, give its answers and continue. */
export async function complete(page: Page, { heading, answers, button: name }: StepAnswers) {
  await expect(stepHeading(page, heading)).toBeVisible();
  for (const given of answers) await answer(page, given);
  await button(page, name).click();
}

/** Open the wizard with a draft in the browser's storage. */
export async function openDraft(page: Page, draft: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    DRAFT_KEY,
    draft,
  ] as const);
  await openQuote(page, '');
}

/**
 * A notary's application in Tennessee at its Documents step. It starts with the draft of a visitor who answered every
 * earlier question, so that only the answers that are never stored have to be typed.
 */
export async function reachDocuments(page: Page, draft = notaryDraft()): Promise<void> {
  await openDraft(page, draft);

  await expect(stepHeading(page, 'Applicant Information')).toBeVisible();
  await button(page, 'Dismiss').click();
  await field(page, 'Date of birth').fill(TYPED_SECRETS.dateOfBirth);
  await field(page, 'Social Security number').fill(TYPED_SECRETS.ssn);
  await button(page, 'Continue').click();
  await expect(stepHeading(page, 'Business Information')).toBeVisible();
  await field(page, 'EIN').fill(TYPED_SECRETS.ein);
  await button(page, 'Continue').click();
  for (const { heading } of SAMPLED_STEPS) {
    await expect(stepHeading(page, heading)).toBeVisible();
    await button(page, 'Continue').click();
  }
  await expect(stepHeading(page, 'Documents')).toBeVisible();
}

/** A notary's application in Tennessee up to its payment. */
export async function reachPayment(page: Page, draft?: string): Promise<void> {
  await reachDocuments(page, draft);
  await complete(page, noDocuments());
  await expect(stepHeading(page, 'Pricing & Payment')).toBeVisible();
}

/** A notary's application in Tennessee, paid by card, before it is submitted. */
export async function reachReview(page: Page, draft?: string): Promise<void> {
  await reachPayment(page, draft);
  await complete(page, payByCard(NOTARY_TOTAL));
  await expect(stepHeading(page, 'Review Application')).toBeVisible();
}

/** Give one answer with the keyboard only, starting from the current focus. */
export async function answerByKeyboard(page: Page, given: Answer): Promise<void> {
  if (given.kind === 'radio') {
    await chooseByKeyboard(page, radios(page, given.group), given.value);
    return;
  }

  const target = field(page, given.label);
  await tabTo(page, target);
  if (given.kind !== 'box') await page.keyboard.type(given.value);
  else if (!(await target.isChecked())) await page.keyboard.press('Space');
}

/** The same as `complete`, with the keyboard only: the page moves the focus to the heading of each step. */
export async function completeByKeyboard(page: Page, step: StepAnswers): Promise<void> {
  await expect(stepHeading(page, step.heading)).toBeVisible();
  for (const given of step.answers) await answerByKeyboard(page, given);
  await pressByKeyboard(page, step.button);
}

/** Press a button with the keyboard only. */
export async function pressByKeyboard(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

async function chooseByKeyboard(page: Page, group: Locator, name: string): Promise<void> {
  await tabTo(page, group);
  const wanted = group.getByRole('radio', { name });
  for (let tries = 0; tries < MAX_TABS && !(await hasFocus(wanted)); tries += 1) {
    await page.keyboard.press('ArrowDown');
  }
  if (!(await wanted.isChecked())) await page.keyboard.press('Space');
}

/** Press Tab until the focus is on the element or inside it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }

  throw new Error(`The keyboard does not reach ${String(target)}`);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.contains(document.activeElement));
}

/** Every call of one function, without the browser's preflight requests. */
export function callsOf(page: Page, name: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(name)) calls.push(request);
  });

  return calls;
}
