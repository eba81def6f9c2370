import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydrated.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import {
  button,
  field,
  openDraft,
  openQuote,
  reachReview,
  stepHeading,
} from '../support/quote-actions.ts';
import { notaryDraft } from '../support/quote-draft.ts';
import { testSite } from '../support/test-site.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the bond' });

/** Arrivals with a choice: bonds with a short and a long description, on a phone and on a desk. */
const ARRIVALS = [
  [360, 'notary&state=TN'],
  [360, 'executor-personal-representative&state=SC'],
  [1280, 'notary&state=TN'],
  [1280, 'executor-personal-representative&state=SC'],
  [1280, 'performance-bond&state=GA'],
] as const;

const outline = (page: Page) => page.getByRole('region', { name: 'Your bond' });

/** The address of the script with a text of its own. The build joins modules, and names the file after one of them. */
function scriptWith(text: string): string {
  const directory = `${testSite.directory}/_astro`;
  const isIt = (file: string) =>
    file.endsWith('.js') && readFileSync(`${directory}/${file}`, 'utf8').includes(text);

  return `**/_astro/${readdirSync(directory).find(isIt) ?? 'missing.js'}`;
}

/** The focused element, where any part of it lies under the price bar. */
const namesUnderPriceBar = (page: Page) =>
  page.evaluate(() => {
    const [bar, focused] = [document.querySelector('.price-bar'), document.activeElement];
    if (!bar || !focused || bar.contains(focused)) return bar ? [] : ['no price bar'];
    const isCovered = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;

    return isCovered ? [focused.id || focused.textContent] : [];
  });

test.describe('the first step', () => {
  test('never moves while its parts load, and shows its button with the facts of the bond', async ({
    page,
  }) => {
    const shift = await watchLayoutShift(page);
    const facts = scriptWith('You can still continue if a court');
    let release = () => {};
    await page.route(facts, async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await route.continue();
    });
    for (const [width, choice] of ARRIVALS) {
      await page.setViewportSize({ width, height: 800 });
      const asked = page.waitForRequest(facts);
      await page.goto(`/quote?bondType=${choice}`);
      await asked;
      await expect(field(page, 'Bond type')).toHaveValue(/./);
      await expect(button(page, 'Continue')).toBeHidden();
      release();
      await expect(outline(page)).toBeVisible();
      await page.waitForLoadState('networkidle');

      expect(await shift(), `${choice} at ${width}`).toBe(0);
    }
  });

  test('keeps a choice of the moment in which its code takes over', async ({ page }) => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        const select = document.querySelector('select');
        if (!select || document.querySelector('main astro-island')?.hasAttribute('ssr') !== false)
          return;

        watch.disconnect();
        select.value = 'notary';
        for (const kind of ['input', 'change']) {
          select.dispatchEvent(new Event(kind, { bubbles: true }));
        }
      });
      watch.observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto('/quote?state=TN');
    await waitForHydration(page);
    await button(page, 'Continue').click();

    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
  });

  test('is usable as HTML, and keeps the choice and the press of Continue until its code runs', async ({
    page,
  }) => {
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route('**/QuoteWizard*.js', async (route) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    const release = () => {
      isHeld = false;
      for (const resolve of held.splice(0)) resolve();
    };

    await page.goto('/quote?state=TX', { waitUntil: 'commit' });
    await expect(field(page, 'State')).toHaveValue('TX');
    await field(page, 'Bond type').selectOption('notary');
    await field(page, 'State').selectOption('TN');
    await button(page, 'Continue').click();
    await expect(button(page, 'Continue')).toHaveAttribute('aria-busy', 'true');
    expect(new URL(page.url()).search).toBe('?state=TX');
    release();

    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
    await expect(page).toHaveURL(/\?state=TN&bondType=notary&step=bond-details$/);
    await page.goBack();
    await expect(field(page, 'Bond type')).toHaveValue('notary');
    await expect(field(page, 'State')).toHaveValue('TN');
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
    await field(page, 'Obligee').fill('State of Tennessee');
    await expect(page.getByText(/^Saved /)).toBeVisible();

    // With a draft, another step may open, so the form of the first one stays hidden.
    isHeld = true;
    await page.goto('/quote?state=SC', { waitUntil: 'commit' });
    await expect(page.getByText('Loading quote wizard...')).toBeVisible();
    await expect(field(page, 'State')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: 'You have a quote in progress' })).toBeVisible();
    await button(page, 'Resume the saved quote').click();
    await expect(field(page, 'Obligee')).toHaveValue('State of Tennessee');
  });
});

test.describe('the preview of the bond', () => {
  test.slow();

  test('fills in beside the form, with marks for what is missing', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openQuote(page, 'bondType=executor-personal-representative&state=SC');
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();

    await expect(preview(page)).toContainText('Penal sum Bond amount, not filled in yet');
    await expect(preview(page)).toContainText(
      'Estate of Name of the person who died, not filled in yet',
    );
    await field(page, 'Bond amount').fill('85000');
    await field(page, 'Name of the person who died').fill('Harold M. Whitfield');
    await field(page, 'County').fill('Charleston');

    await expect(preview(page)).toContainText('Eighty-five thousand and 00/100 dollars');
    await expect(preview(page)).toContainText('Estate of Harold M. Whitfield, Charleston County');
    await expect(preview(page)).not.toContainText('Bond amount, not filled in yet');
    await expect(preview(page)).toContainText('Know all persons by these presents');
    await expectNoViolations(page);
  });

  test('opens with one press on a phone, where the price bar hides no focused field', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openQuote(page, 'bondType=notary&state=TN');
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();

    await expect(preview(page)).toHaveCount(0);
    await button(page, 'Preview the bond').click();
    await expect(preview(page)).toContainText('Notary Public Bond');
    await expect(preview(page)).toContainText('The State of Tennessee');
    await expectNoViolations(page);
    await button(page, 'Hide the preview').click();
    await expect(preview(page)).toHaveCount(0);

    await stepHeading(page, 'Bond Details').focus();
    const below: string[] = [];
    do {
      await page.keyboard.press('Tab');
      below.push(...(await namesUnderPriceBar(page)));
    } while (!(await button(page, 'Continue').evaluate((element) => element.matches(':focus'))));
    expect(below).toEqual([]);
  });

  test('leaves the next step free: the details of the price close with their own word and with the step', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openDraft(page, notaryDraft());
    await expect(stepHeading(page, 'Applicant Information')).toBeVisible();
    const bar = page.locator('.price-bar');
    const premium = bar.getByText('Premium', { exact: true });
    await bar.getByText('Details', { exact: true }).click();
    await expect(premium).toBeVisible();
    await bar.getByText('Close', { exact: true }).click();
    await expect(premium).toBeHidden();

    await bar.getByText('Details', { exact: true }).click();
    await button(page, 'Back').click();
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
    await expect(bar.getByText('Details', { exact: true })).toBeVisible();
    await expect(premium).toBeHidden();
  });

  test('stands at the top of the review, complete but for the number', async ({ page }) => {
    await reachReview(page);

    await expect(preview(page)).toContainText('Know all persons by these presents');
    await expect(preview(page).getByText('not filled in yet')).toHaveCount(0);
    await expectNoViolations(page);
  });

  test('does not keep anybody from answering when its words do not load', async ({ page }) => {
    await page.route('**/quote/words/*', (route) => route.abort());
    await page.setViewportSize({ width: 1280, height: 900 });
    await openQuote(page, 'bondType=notary&state=TN');
    await button(page, 'Continue').click();

    await expect(page.getByText('The preview did not load.')).toBeVisible();
    await page.unroute('**/quote/words/*');
    await button(page, 'Load the preview').click();
    await expect(preview(page)).toContainText('Notary Public Bond');
  });
});
