import type { Page } from '@playwright/test';
import { UNDERWRITING_QUESTIONS } from '../../src/domain/quote/underwriting-questions.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  applicant,
  bondDetails,
  business,
  choose,
  noDocuments,
  NOTARY_MATTER,
  payByCard,
  personalBusiness,
  PLAN_MATTER,
  underwriting,
} from '../support/quote-answers.ts';
import {
  answer,
  button,
  complete,
  field,
  openQuote,
  radios,
  stepHeading,
} from '../support/quote-actions.ts';
import { NOTARY_TOTAL } from '../support/notary-price.ts';
import { ownTotal } from '../support/own-price.ts';

const ERISA_TOTAL = ownTotal({ slug: 'erisa-fidelity', stateCode: 'IL', amount: 150_000 });

/** The error summary of the open step. */
function summary(page: Page) {
  return page.getByRole('group', { name: 'Please correct the following errors:' });
}

/** Presses the step's button, checks accessibility and returns the summary's text. */
async function messagesAfter(page: Page, name: string): Promise<string[]> {
  await button(page, name).click();
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expectNoViolations(page);

  return summary(page).getByRole('link').allTextContents();
}

test.describe('the messages of the wizard', () => {
  test('name every missing answer at each step', async ({ page }) => {
    test.slow();
    await openQuote(page, '');
    expect(await messagesAfter(page, 'Continue')).toEqual([
      'Please select a bond type',
      'Please select a state',
    ]);
    await complete(page, choose('ERISA Fidelity Bond', 'Illinois'));

    await expect(stepHeading(page, 'Bond Details')).toBeFocused();
    expect(await messagesAfter(page, 'Continue')).toEqual([
      'Bond amount is required',
      'Effective date is required',
      'Obligee is required',
      'Name of the plan is required',
    ]);
    await complete(
      page,
      bondDetails(
        { amount: '150,000', term: '3 years', obligee: 'Prairie Tool Works 401(k) Plan' },
        PLAN_MATTER,
      ),
    );

    await expect(stepHeading(page, 'Applicant Information')).toBeFocused();
    expect(await messagesAfter(page, 'Continue')).toEqual([
      'First name is required',
      'Last name is required',
      'Date of birth is required',
      'SSN is required',
      'Valid email is required',
      'Valid phone number is required',
      'Street is required',
      'City is required',
      'State is required',
      'ZIP code is required',
      'Years in business is required',
      'Answer whether you have had bonds before',
    ]);
    await complete(page, applicant('Illinois'));

    await expect(stepHeading(page, 'Business Information')).toBeFocused();
    expect(await messagesAfter(page, 'Continue')).toEqual([
      'Legal business name is required',
      'EIN is required',
      'Business type is required',
      'Valid year is required',
      'Annual revenue is required',
      'Employee count is required',
      'Street is required',
      'City is required',
      'ZIP code is required',
      'Business description is required',
    ]);
    await complete(page, business());

    await expect(stepHeading(page, 'Underwriting Questions')).toBeFocused();
    expect(await messagesAfter(page, 'Continue')).toEqual([
      ...UNDERWRITING_QUESTIONS.map(({ answerMessage }) => answerMessage),
      'Choose whether to authorize a credit check',
    ]);
    await complete(page, underwriting());

    await expect(page.getByText('No documents are needed')).toBeVisible();
    await expectNoViolations(page);
    await complete(page, noDocuments());

    await expect(stepHeading(page, 'Pricing & Payment')).toBeFocused();
    await page.getByLabel('Same as business address').uncheck();
    expect(await messagesAfter(page, `Authorize ${ERISA_TOTAL} and review`)).toEqual([
      'Name on card is required',
      'Valid card number is required',
      'Expiry month is required',
      'Expiry year is required',
      'Valid CVV is required',
      'Street is required',
      'City is required',
      'State is required',
      'ZIP code is required',
      'You must accept the terms and conditions',
    ]);
    await complete(page, payByCard(ERISA_TOTAL, 'business'));

    await expect(stepHeading(page, 'Review Application')).toBeFocused();
    await expectNoViolations(page);
    await button(page, 'Submit Application and Issue Bond').click();
    await expect(stepHeading(page, 'Issue & File')).toBeFocused();
    await expectNoViolations(page);
  });

  test("name the bond's limits, link to the field and keep the answers", async ({ page }) => {
    await openQuote(page, 'bondType=employee-dishonesty&state=SC');
    await complete(page, { ...choose('Employee Dishonesty Bond', 'South Carolina') });
    await answer(page, { kind: 'text', label: 'Bond amount', value: '99' });
    await answer(page, { kind: 'text', label: 'Purpose (optional)', value: 'Two bookkeepers' });
    await button(page, 'Continue').click();

    const tooSmall = summary(page).getByRole('link', { name: 'Amount too small (min $100)' });
    await tooSmall.click();
    await expect(field(page, 'Bond amount')).toBeFocused();
    await expect(field(page, 'Bond amount')).toHaveAccessibleDescription(
      /Amount too small \(min \$100\)/,
    );
    await expect(field(page, 'Bond amount')).toHaveValue('$99');
    await expect(field(page, 'Purpose (optional)')).toHaveValue('Two bookkeepers');

    await field(page, 'Bond amount').fill('100,000,001');
    await button(page, 'Continue').click();
    await expect(
      summary(page).getByRole('link', { name: 'Amount too large (max $100,000,000)' }),
    ).toBeVisible();
  });

  test('offer the right address for a mistyped mail provider, once the visitor leaves the field', async ({
    page,
  }) => {
    await openQuote(page, 'bondType=notary&state=TN');
    await button(page, 'Continue').click();
    await complete(
      page,
      bondDetails(
        { amount: '10000', term: '4 years', obligee: 'Secretary of State' },
        NOTARY_MATTER,
      ),
    );
    const suggestion = page.getByText('Did you mean amy.doe@gmail.com?');

    await field(page, 'Email').pressSequentially('amy.doe@gmai');
    await expect(suggestion).toBeHidden();
    await field(page, 'Email').fill('amy.doe@gmial.com');
    await field(page, 'Phone').focus();
    await expect(suggestion).toBeVisible();
    await expectNoViolations(page);
    await button(page, 'Back').click();
    await button(page, 'Continue').click();
    await expect(suggestion).toBeVisible();
    await button(page, 'Use this address').click();
    await expect(suggestion).toBeHidden();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveValue('amy.doe@gmail.com');

    await field(page, 'Email').fill('amy.doe@smith.law');
    await field(page, 'Phone').focus();
    await expect(page.getByText('Did you mean')).toBeHidden();
  });

  test("name letters that documents can't print, and ask for details of a yes answer and of the bank account", async ({
    page,
  }) => {
    test.slow();
    await openQuote(page, 'bondType=notary&state=TN');
    await button(page, 'Continue').click();
    await complete(
      page,
      bondDetails({ amount: '10000', term: '4 years', obligee: '得州 of 得州' }, NOTARY_MATTER),
    );
    const unprintable = summary(page).getByRole('link', {
      name: 'Write this with Latin letters: our papers cannot print 得 州.',
    });
    await unprintable.click();
    await expect(field(page, 'Obligee')).toBeFocused();
    await field(page, 'Obligee').fill('Secretaría de\u00ad Yıldız'.normalize('NFD'));
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Applicant Information')).toBeFocused();
    await complete(page, applicant('Tennessee'));
    await complete(page, personalBusiness());

    const [bankruptcy] = UNDERWRITING_QUESTIONS;
    const history = underwriting();
    await answer(page, { kind: 'radio', group: bankruptcy.businessQuestion, value: 'Yes' });
    await complete(page, { ...history, answers: history.answers.slice(1) });
    await expect(summary(page).getByRole('link')).toHaveText(['Enter details of the bankruptcy']);
    await answer(page, {
      kind: 'text',
      label: bankruptcy.detailsLabel,
      value: 'Chapter 7 in 2009, discharged in 2010.',
    });
    await button(page, 'Continue').click();
    await complete(page, noDocuments());

    await answer(page, { kind: 'radio', group: 'Payment method', value: 'Bank account (ACH)' });
    await field(page, 'Routing number').fill('021000020');
    await button(page, `Authorize ${NOTARY_TOTAL} and review`).click();
    await expect(summary(page)).toBeFocused();
    expect((await summary(page).getByRole('link').allTextContents()).slice(0, 3)).toEqual([
      'Valid routing number is required',
      'Valid account number is required',
      'Account type is required',
    ]);
    await expect(radios(page, 'Account type')).toHaveAccessibleDescription(
      /Account type is required/,
    );
  });
});
