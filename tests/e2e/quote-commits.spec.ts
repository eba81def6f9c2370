import { expect, test } from '../support/fixtures';
import { button, field, openQuote } from '../support/quote-actions';
import { countReactCommits } from '../support/react-commits';

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
  const opened = await commits();
  expect(opened - before).toBeLessThanOrEqual(25);

  await field(page, 'Obligee').fill('Secretary of State');
  await expect(page.getByText('Secretary of State').first()).toBeVisible();
  expect((await commits()) - opened).toBeLessThanOrEqual(5);
});
