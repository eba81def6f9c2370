import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import { choose, noDocuments, payByCard } from '../support/quote-answers';
import { answer, button, complete, NOTARY_SECTIONS, stepHeading } from '../support/quote-actions';
import {
  endEverySession,
  newCustomer,
  signInAgainDialog,
  signInHere,
  waitForExpiry,
} from '../support/session-actions';
import { readRows } from '../support/test-stack';
import { NOTARY_TOTAL } from '../support/notary-price';

test.describe('a customer whose session ends during a quote', () => {
  test('signs in again on the page and submits the typed answers', async ({ page }) => {
    const customer = await newCustomer();
    await page.clock.install();
    await page.goto('/signin?returnTo=%2Fquote');
    await waitForHydration(page);
    await signInHere(page, customer);
    await page.waitForURL('/quote');
    await waitForHydration(page);

    await complete(page, choose('Notary Bond', 'Tennessee'));
    const [bondDetails, applicant, ...later] = NOTARY_SECTIONS;
    if (!bondDetails || !applicant) throw new Error('a notary has four sections');
    await complete(page, bondDetails);
    await expect(stepHeading(page, applicant.heading)).toBeVisible();
    for (const given of applicant.answers) await answer(page, given);

    await endEverySession(customer);
    await waitForExpiry(page);

    const dialog = signInAgainDialog(page);
    await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog).toHaveCount(0);

    await button(page, applicant.button).click();
    for (const step of [...later, noDocuments(), payByCard(NOTARY_TOTAL)])
      await complete(page, step);
    await expect(stepHeading(page, 'Review Application')).toBeVisible();
    await page.getByRole('button', { name: /^Submit Application/ }).click();

    await expect(page.getByText('Application Submitted Successfully!')).toBeVisible();
    const rows = await readRows('applications', { user_id: `eq.${customer.userId}` });
    expect(rows).toMatchObject([{ status: 'issued', bond_slug: 'notary', state_code: 'TN' }]);
  });
});
