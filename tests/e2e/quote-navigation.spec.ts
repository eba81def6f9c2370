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
} from '../support/quote-hands.ts';

test.describe('opening the wizard', () => {
  test('takes bond and state from the address, under any name the bond has', async ({ page }) => {
    await openQuote(page, 'bondType=notary-public&state=tx');

    await expect(field(page, 'Bond type')).toHaveValue('notary');
    await expect(field(page, 'State')).toHaveValue('TX');
  });

  test('says so when the address names an unknown bond and state, and goes on', async ({
    page,
  }) => {
    await openQuote(page, 'bondType=time-travel&state=ZZ');

    await expect(page.getByText('The link names a bond we do not know')).toBeVisible();
    await expect(page.getByText('The link names a state we do not know')).toBeVisible();
    await complete(page, choose('Notary Bond', 'Texas'));
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
  });

  test('does not go on with a bond that is not written in the state', async ({ page }) => {
    await openQuote(page, 'bondType=notary&state=WY');

    await expect(page.getByRole('main').getByText('Not Available')).toBeVisible();
    await expect(button(page, 'Continue')).toBeDisabled();

    await field(page, 'State').selectOption('Texas');
    await expect(page.getByRole('main').getByText('Not Available')).toHaveCount(0);
    await expect(button(page, 'Continue')).toBeEnabled();
  });

  test('does not skip steps that an address asks for', async ({ page }) => {
    await openQuote(page, 'bondType=notary&state=TX&step=payment');
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();

    await openQuote(page, 'bondType=notary&state=TX&step=confirmation');
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
  });
});

test.describe('going through the wizard', () => {
  test('writes the choice into the address, and Back and Forward move between steps', async ({
    page,
  }) => {
    await openQuote(page, '');
    await complete(page, choose('Notary Bond', 'Texas'));
    await expect(page).toHaveURL(/bondType=notary&state=TX/);
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

  test('a reload at each step loses nothing but the numbers that are never kept', async ({
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
    await field(page, 'State').selectOption('Texas');
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

    // The SSN is gone again, so the visitor comes back to it, and to the EIN after it.
    await reload('Applicant Information');
    await field(page, 'Social Security number').fill(TYPED_SECRETS.ssn);
    await field(page, 'Date of birth').fill(TYPED_SECRETS.dateOfBirth);
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Business Information')).toBeVisible();
    await expect(field(page, 'Legal business name')).toHaveValue('Okafor Services');
    await field(page, 'EIN').fill(TYPED_SECRETS.ein);
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Underwriting Questions')).toBeVisible();
    const first = radios(page, UNDERWRITING_QUESTIONS[0].question);
    await expect(first.getByRole('radio', { name: 'No' })).toBeChecked();
  });

  test('each Edit of the review leads to its step, and Back in the browser to the review', async ({
    page,
  }) => {
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
  });

  test('a price that changed after the payment is authorized again', async ({ page }) => {
    test.slow();
    await reachReview(page);
    await button(page, 'Edit Bond Details').click();
    await complete(
      page,
      bondDetails({ amount: '12000', term: '4 years', obligee: 'Secretary of State' }),
    );
    await page.getByRole('button', { name: /Pricing & Payment/ }).click();

    await expect(page.getByText('The price changed since you paid')).toBeVisible();
    await expect(page.getByText('You authorized $237.00.')).toBeVisible();
    await expect(button(page, 'Pay $269.40')).toBeVisible();
  });
});
