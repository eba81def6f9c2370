import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { button } from '../support/quote-actions';

const OPEN = '**/functions/v1/open-signing-link';

for (const path of ['/sign', '/pay'])
  test(`a visitor whose link to ${path} got no answer can try again`, async ({ page }) => {
    await page.route(OPEN, (route) => route.abort());
    await page.goto(`${path}#${'a'.repeat(32)}`);
    await expect(page.getByText('Our server did not answer')).toBeVisible();
    await expect(page.getByText('What you typed')).toHaveCount(0); // nothing was typed
    await expectNoViolations(page);

    await page.unroute(OPEN);
    await button(page, 'Try again').click();
    await expect(page.getByText('This link doesn’t work')).toBeVisible();
    await expect(button(page, 'Try again')).toHaveCount(0);
  });
