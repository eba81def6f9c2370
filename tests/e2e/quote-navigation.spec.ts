import { formatMoney } from '../../src/domain/money.ts';
import { UNDERWRITING_QUESTIONS } from '../../src/domain/quote/underwriting-questions.ts';
import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydrated.ts';
import { bondDetails, choose, TYPED_SECRETS } from '../support/quote-answers.ts';
import {
  answer,
  button,
  complete,
  field,
  NOTARY_SECTIONS,
  openQuote,
  radios,
  reachReview,
  stepHeading,
} from '../support/quote-actions.ts';
import { notaryPrice, NOTARY_TOTAL } from '../support/notary-price.ts';

const RETURN = 'Save and return to review';

test.describe('opening the wizard', () => {
  test('takes the bond, by any of its names, and the state from the address', async ({ page }) => {
    await openQuote(page, 'bondType=notary-public&state=tx');

    await expect(field(page, 'Bond type')).toHaveValue('notary');
    await expect(field(page, 'State')).toHaveValue('TX');
  });

  test('warns of an unknown bond and state in the address, and continues', async ({ page }) => {
    await openQuote(page, 'bondType=time-travel&state=ZZ');

    await expect(page.getByText('The link names an unknown bond')).toBeVisible();
    await expect(page.getByText('The link names an unknown state')).toBeVisible();
    await complete(page, choose('Notary Bond', 'Tennessee'));
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
  });

  test("stops at a bond that we don't sell in the state", async ({ page }) => {
    await openQuote(page, 'bondType=notary&state=WY');

    await expect(page.getByRole('main').getByText('Not Available')).toBeVisible();
    await expect(button(page, 'Continue')).toBeDisabled();

    await field(page, 'State').selectOption('Tennessee');
    await expect(page.getByRole('main').getByText('Not Available')).toHaveCount(0);
    await expect(button(page, 'Continue')).toBeEnabled();
  });

  test("doesn't skip steps, whatever the address says", async ({ page }) => {
    await openQuote(page, 'bondType=notary&state=TN&step=payment');
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();

    await openQuote(page, 'bondType=notary&state=TN&step=confirmation');
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
  });
});

test.describe('navigating the wizard', () => {
  test('writes the choice into the address, and Back and Forward move between steps', async ({
    page,
  }) => {
    await openQuote(page, '');
    await complete(page, choose('Notary Bond', 'Tennessee'));
    await expect(page).toHaveURL(/bondType=notary&state=TN/);
    await expect(page).toHaveTitle('Bond Details - Get Your Bond Quote | Marshline Surety');
    await answer(page, { kind: 'text', label: 'Obligee', value: 'Secretary of State' });

    await page.goBack();
    await expect(stepHeading(page, 'Select Bond & State')).toBeVisible();
    await expect(field(page, 'Bond type')).toHaveValue('notary');

    await page.goForward();
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
    await expect(field(page, 'Obligee')).toHaveValue('Secretary of State');

    await button(page, 'Back').click();
    await expect(stepHeading(page, 'Select Bond & State')).toBeVisible();
  });

  test('keeps its header in place when the first change is saved', async ({ page }) => {
    await openQuote(page, '');
    const header = page.locator('header', { has: page.getByRole('heading', { level: 1 }) });
    const before = await header.boundingBox();

    await field(page, 'Bond type').selectOption('Notary Bond');
    await expect(page.getByText(/^Saved \d/)).toBeVisible();

    expect(await header.boundingBox()).toEqual(before);
  });

  test('keeps everything after a reload at each step, except numbers that are never stored', async ({
    page,
  }) => {
    test.slow();
    const [details, person, company, history] = NOTARY_SECTIONS;
    const reload = async (heading: string) => {
      await page.reload();
      await waitForHydration(page);
      await expect(stepHeading(page, heading)).toBeVisible();
    };

    await openQuote(page, '');
    await field(page, 'Bond type').selectOption('Notary Bond');
    await field(page, 'State').selectOption('Tennessee');
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
    await reload('Select Bond & State');
    await expect(field(page, 'Bond type')).toHaveValue('notary');
    await button(page, 'Continue').click();

    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
    for (const given of details?.answers ?? []) await answer(page, given);
    await reload('Bond Details');
    await expect(field(page, 'Bond amount')).toHaveValue('$10,000');
    await expect(field(page, 'Obligee')).toHaveValue('Secretary of State');
    await button(page, 'Continue').click();

    await expect(stepHeading(page, 'Applicant Information')).toBeVisible();
    for (const given of person?.answers ?? []) await answer(page, given);
    await reload('Applicant Information');
    await expect(field(page, 'First name')).toHaveValue('Marisol');
    await expect(field(page, 'Social Security number')).toHaveValue('');
    await expect(field(page, 'Date of birth')).toHaveValue('');
    await field(page, 'Social Security number').fill(TYPED_SECRETS.ssn);
    await field(page, 'Date of birth').fill(TYPED_SECRETS.dateOfBirth);
    await button(page, 'Continue').click();

    await expect(stepHeading(page, 'Business Information')).toBeVisible();
    for (const given of company?.answers ?? []) await answer(page, given);
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Underwriting Questions')).toBeVisible();
    for (const given of history?.answers ?? []) await answer(page, given);

    // The reload cleared the SSN, so the visitor returns to it and then to the EIN.
    await reload('Applicant Information');
    await field(page, 'Social Security number').fill(TYPED_SECRETS.ssn);
    await field(page, 'Date of birth').fill(TYPED_SECRETS.dateOfBirth);
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Business Information')).toBeVisible();
    await expect(field(page, 'Legal business name')).toHaveValue('Okafor Services');
    await field(page, 'EIN').fill(TYPED_SECRETS.ein);
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Underwriting Questions')).toBeVisible();
    const first = radios(page, UNDERWRITING_QUESTIONS[0].businessQuestion);
    await expect(first.getByRole('radio', { name: 'No' })).toBeChecked();
  });

  test('opens a step with each Edit button, returns with Back, and asks for a new payment if the price changed', async ({
    page,
  }) => {
    test.slow();
    await reachReview(page);
    const steps = [
      ['Bond Details', 'Bond Details'],
      ['Applicant Information', 'Applicant Information'],
      ['Business Information', 'Business Information'],
      ['Underwriting Questions', 'Underwriting Questions'],
      ['Documents', 'Documents'],
      ['Pricing Summary', 'Pricing & Payment'],
      ['Payment Method', 'Pricing & Payment'],
    ] as const;

    for (const [card, heading] of steps) {
      await button(page, `Edit ${card}`).click();
      await expect(stepHeading(page, heading)).toBeFocused();
      await page.goBack();
      await expect(stepHeading(page, 'Review Application')).toBeVisible();
    }

    await button(page, 'Edit Business Information').click();
    await button(page, RETURN).click();
    await expect(stepHeading(page, 'Review Application')).toBeFocused();

    await button(page, 'Edit Bond Details').click();
    await complete(page, {
      ...bondDetails({ amount: '12000', term: '4 years', obligee: 'Secretary of State' }),
      button: RETURN,
    });
    await page.getByRole('button', { name: /Pricing & Payment/ }).click();

    await expect(page.getByText('The price changed after you authorized it')).toBeVisible();
    await expect(page.getByText(`You authorized ${NOTARY_TOTAL}.`)).toBeVisible();
    await expect(
      button(page, `Authorize ${formatMoney(notaryPrice(12_000).total)} and review`),
    ).toBeVisible();
  });
});
