import type { Page } from '@playwright/test';
import { UNDERWRITING_QUESTIONS } from '../../src/domain/quote/underwriting-questions.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { applicant, soonAsTyped, underwriting } from '../support/quote-answers.ts';
import {
  button,
  complete,
  field,
  openQuote,
  radios,
  stepHeading,
} from '../support/quote-actions.ts';

test.describe('the facts that a paper names', () => {
  test.slow();

  test('an executor in South Carolina names the estate and its court, and applies without a business', async ({
    page,
  }) => {
    await openQuote(page, 'bondType=executor-personal-representative&state=SC');
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
    await expect(field(page, 'Your title')).toHaveValue('personal representative');
    await field(page, 'Bond amount').fill('85000');
    await field(page, 'Effective date').fill(soonAsTyped());
    await field(page, 'Obligee').fill('Probate Court of Charleston County');
    await button(page, 'Continue').click();
    await expect(
      page.getByRole('link', { name: 'Name of the person who died is required' }),
    ).toBeVisible();
    await expectNoViolations(page);

    await field(page, 'Name of the person who died').fill('Harold M. Whitfield');
    await field(page, 'Court').fill('Probate Court');
    await field(page, 'County').fill('Charleston');
    await field(page, 'Not assigned yet').check();
    await expect(field(page, 'Case number')).toHaveValue('Not assigned yet');
    await button(page, 'Continue').click();
    await complete(page, applicant('South Carolina'));

    await expect(stepHeading(page, 'Business Information')).toBeVisible();
    await expect(
      radios(page, 'Is a business applying?').getByRole('radio', { name: 'No' }),
    ).toBeChecked();
    await expect(page.getByLabel('Legal business name')).toHaveCount(0);
    await field(page, 'Value of the personal property (optional)').fill('72000');
    await expectNoViolations(page);
    await button(page, 'Continue').click();
    await answerInPerson(page);
    await expect(stepHeading(page, 'Documents')).toBeVisible();
  });

  test('a contractor names the contract that a performance bond secures', async ({ page }) => {
    await openQuote(page, 'bondType=performance-bond&state=SC');
    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Bond Details')).toBeVisible();
    await field(page, 'Bond amount').fill('480000');
    await field(page, 'Effective date').fill(soonAsTyped());
    await field(page, 'Obligee').fill('City of Charleston');
    await field(page, 'Does the owner also require a payment bond?').selectOption(
      'Yes, in the same amount',
    );
    await expect(
      page.getByText('The payment bond is included: you pay one premium for both bonds.'),
    ).not.toHaveCount(0);
    await field(page, 'Project').fill('Pier 4 Repairs, 10 Harbor Street');
    await field(page, 'No number').check();
    await field(page, 'Not signed yet').check();
    await field(page, 'Contract price').fill('480000');
    await button(page, 'Continue').click();
    await complete(page, applicant('South Carolina'));

    await expect(stepHeading(page, 'Business Information')).toBeVisible();
    await expect(radios(page, 'Is a business applying?')).toHaveCount(0);
    await expect(field(page, 'Legal business name')).toBeVisible();
  });

  test('a plan sponsor names the plan once', async ({ page }) => {
    await openQuote(page, 'bondType=erisa-fidelity&state=OH');
    await button(page, 'Continue').click();
    await field(page, 'Bond amount').fill('120000');
    await field(page, 'Effective date').fill(soonAsTyped());
    await field(page, 'Obligee').fill('Harborline 401(k) Plan');
    await field(page, 'Obligee').blur();
    await expect(field(page, 'Name of the plan')).toHaveValue('Harborline 401(k) Plan');

    await field(page, 'Name of the plan').fill('Harborline 401(k) Plan of Wando, Inc.');
    await field(page, 'Obligee').fill('The Harborline Plan');
    await field(page, 'Obligee').blur();
    await expect(field(page, 'Name of the plan')).toHaveValue(
      'Harborline 401(k) Plan of Wando, Inc.',
    );
    await button(page, 'Continue').click();
    await expect(
      page.getByText('The bond names the business, which the next step asks for.'),
    ).toBeVisible();
  });
});

/** Answer the underwriting questions as a person who applies without a business. */
async function answerInPerson(page: Page): Promise<void> {
  const step = underwriting();
  await expect(stepHeading(page, step.heading)).toBeVisible();
  await expect(page.getByText('the business')).toHaveCount(0);

  const asked = UNDERWRITING_QUESTIONS.map(({ question }) => ({
    kind: 'radio' as const,
    group: question,
    value: 'No',
  }));
  await complete(page, { ...step, answers: [...asked, ...step.answers.slice(asked.length)] });
}

test('the long name of a proposed office is shown in full on a phone and on a wide screen', async ({
  page,
}) => {
  await openQuote(page, 'bondType=auto-dealer&state=NC');
  await button(page, 'Continue').click();
  const obligee = field(page, 'Obligee');
  await expect(obligee).toHaveValue(
    'North Carolina Division of Motor Vehicles, License and Theft Bureau',
  );
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const [hidden, height] = await obligee.evaluate((box) => [
      Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight),
      box.getBoundingClientRect().height,
    ]);
    expect(hidden).toBeLessThanOrEqual(0);
    expect(height).toBeLessThan(90);
  }
});
