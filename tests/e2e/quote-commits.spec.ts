import { expect, test } from '../support/fixtures';
import { button, field, openQuote } from '../support/quote-actions';
import { countReactCommits } from '../support/react-commits';

/** How long the wizard may take to show the price and the preview of a step. */
const SETTLED_MS = 1_000;

test('a step of the wizard opens and takes a key in a few changes of the page', async ({
  page,
}) => {
  const commits = await countReactCommits(page);
  await openQuote(page, 'bondType=notary&state=TN');
  await button(page, 'Continue').hover(); // loads the next step
  await page.waitForLoadState('networkidle');
  const before = await commits();
  expect(before).toBeGreaterThan(0);

  await button(page, 'Continue').click();
  await expect(page.getByText('This is how the bond will read.')).toBeVisible();
  await page.waitForTimeout(SETTLED_MS);
  const opened = await commits();
  expect(opened - before).toBeLessThanOrEqual(25);

  await field(page, 'Obligee').press('S');
  await page.waitForTimeout(SETTLED_MS);
  expect((await commits()) - opened).toBeLessThanOrEqual(5);
});
