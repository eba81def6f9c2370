import type { Page } from '@playwright/test';
import { DRAFT_VERSION, writeDraft } from '../../src/domain/quote/draft.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { buildQuote, type BuiltApplication } from '../support/builders.ts';
import { expect, test } from '../support/fixtures.ts';
import { button, field, openQuote, stepHeading } from '../support/quote-actions.ts';
import { TYPED_SECRETS } from '../support/quote-answers.ts';
import { DRAFT_KEY } from '../support/quote-draft.ts';
import { buildJointVenture, buildTwoExecutors } from '../support/several-principals.ts';

/** Continue the draft of an applicant who still has to give the numbers that are never stored. */
async function openDraft(page: Page, application: BuiltApplication): Promise<void> {
  const { selection, bondDetails, applicant, business } = application;
  const draft = writeDraft({
    version: DRAFT_VERSION,
    ...buildQuote(),
    revision: 1,
    step: 'applicant',
    selection,
    sections: {
      bondDetails,
      applicant: {
        ...applicant,
        experience: { ...applicant.experience, yearsInBusiness: '6' },
        furtherPrincipals: undefined,
      },
      business: {
        ...business,
        yearEstablished: '2019',
        annualRevenue: '$64,000',
        employeeCount: '1',
        furtherBusinesses: undefined,
      },
    },
    savedAt: new Date().toISOString(),
  });
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(String(key), String(text)),
    [DRAFT_KEY, draft],
  );
  await openQuote(page, '');
  await expect(stepHeading(page, 'Applicant Information')).toBeVisible();
  await field(page, 'Date of birth').fill(TYPED_SECRETS.dateOfBirth);
  await field(page, 'Social Security number').fill(TYPED_SECRETS.ssn);
}

/** A field of the second principal or a following one. */
function fieldOf(page: Page, principal: number, label: string) {
  return page
    .getByRole('group', { name: `Principal ${principal}`, exact: true })
    .getByLabel(label, { exact: true });
}

const summary = (page: Page) =>
  page.getByRole('group', { name: 'Please correct the following errors:' });

test.describe('a bond of several principals', () => {
  test('takes a second executor, by keyboard, and keeps their numbers out of the browser', async ({
    page,
  }) => {
    await openDraft(page, buildTwoExecutors());

    await button(page, 'Add another principal').focus();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, 2, 'First name')).toBeFocused();
    await page.keyboard.type('Mary');
    await button(page, 'Continue').click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Principal 2: Last name is required',
      'Principal 2: Date of birth is required',
      'Principal 2: SSN is required',
    ]);
    await expectNoViolations(page);

    await fieldOf(page, 2, 'Last name').fill("O'Neil-Whitfield");
    await fieldOf(page, 2, 'Date of birth').fill('04/12/1971');
    await fieldOf(page, 2, 'Social Security number').fill('219-09-4321');
    await button(page, 'Add another principal').click();
    await page.getByRole('button', { name: 'Remove principal 3' }).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Add another principal')).toBeFocused();
    await expect(fieldOf(page, 2, 'First name')).toHaveValue('Mary');

    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Business Information')).toBeFocused();
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(kept).toContain("O'Neil-Whitfield");
    expect(await kept()).not.toMatch(/219\D?09\D?4321|04\D12\D1971/u);
  });

  test('takes the second partner of a joint venture', async ({ page }) => {
    await openDraft(page, buildJointVenture());
    await expect(button(page, 'Add another principal')).toHaveCount(0);
    await button(page, 'Continue').click();

    await expect(stepHeading(page, 'Business Information')).toBeFocused();
    await field(page, 'EIN').fill(TYPED_SECRETS.ein);
    await button(page, 'Add another business').click();
    await expect(fieldOf(page, 2, 'Legal business name')).toBeFocused();
    await fieldOf(page, 2, 'Legal business name').fill('Lowe & Sons, Inc.');
    await fieldOf(page, 2, 'EIN').fill('95-1234567');
    await fieldOf(page, 2, 'Business type').selectOption({ label: 'Corporation' });
    await expectNoViolations(page);

    await button(page, 'Continue').click();
    await expect(stepHeading(page, 'Underwriting Questions')).toBeFocused();
  });
});
