import { UNDERWRITING_QUESTIONS } from '../../src/domain/quote/underwriting-questions.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  applicant,
  bondDetails,
  business,
  choose,
  underwriting,
} from '../support/quote-answers.ts';
import { button, complete, openQuote, stepHeading } from '../support/quote-hands.ts';

test('an executor learns which documents are needed and how to go on @phone', async ({ page }) => {
  await openQuote(page, 'bondType=executor-personal-representative&state=SC');
  for (const step of [
    choose('Executor Bond', 'South Carolina'),
    bondDetails({ amount: '85000', term: '1 year', obligee: 'Charleston County Probate Court' }),
    applicant('South Carolina'),
    business(),
    underwriting(UNDERWRITING_QUESTIONS.map(({ question }) => question)),
  ]) {
    await complete(page, step);
  }

  await expect(stepHeading(page, 'Documents')).toBeVisible();
  const required = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Required' });
  await expect(required).toHaveCount(2);
  await expect(required.first()).toContainText('Personal identification');
  await expect(page.getByText('JPG, JPEG or PNG file of up to 25MB')).toBeVisible();
  await expect(
    page.getByText('Please upload all required documents before continuing to the next step.'),
  ).toBeVisible();
  await expect(button(page, 'Continue')).toBeDisabled();
  await expect(page.getByRole('main').getByRole('link', { name: '(843) 555-0142' })).toBeVisible();
  await expectNoViolations(page);

  await button(page, 'Back').click();
  await expect(stepHeading(page, 'Underwriting Questions')).toBeVisible();
});
