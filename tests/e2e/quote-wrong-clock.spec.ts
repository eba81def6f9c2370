import { businessDay } from '../../src/domain/business-day.ts';
import { addDays, formatShortDate } from '../../src/domain/dates.ts';
import { expect, test } from '../support/fixtures.ts';
import { soonAsTyped } from '../support/quote-answers.ts';
import { notaryDraft } from '../support/quote-draft.ts';
import { button, reachReview, stepHeading } from '../support/quote-actions.ts';
import { readRows } from '../support/test-stack.ts';

const MS_PER_DAY = 86_400_000;

test('a device with a clock two days slow shows the same dates as the server', async ({ page }) => {
  const yesterday = formatShortDate(addDays(businessDay(new Date()), -1));
  const draft = notaryDraft().replace(JSON.stringify(soonAsTyped()), JSON.stringify(yesterday));
  const { quoteId } = JSON.parse(draft) as { quoteId: string };
  await page.clock.install({ time: Date.now() - 2 * MS_PER_DAY });
  await reachReview(page, draft);

  await button(page, 'Submit Application').click();

  await expect(stepHeading(page, 'Issue & File')).toBeVisible();
  await expect(page.getByText('Estimated processing time: 2 business days')).toBeVisible();
  expect(await readRows('applications', { id: `eq.${quoteId}` })).toMatchObject([
    { status: 'under_review', review_reasons: ['effective-date-out-of-range'] },
  ]);
});
