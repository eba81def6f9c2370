import { businessDay } from '../../src/domain/business-day.ts';
import { addDays, formatShortDate } from '../../src/domain/dates.ts';
import { MAX_DAYS_AHEAD } from '../../src/domain/quote/decision.ts';
import { expect, test } from '../support/fixtures.ts';
import { soonAsTyped } from '../support/quote-answers.ts';
import { notaryDraft } from '../support/quote-draft.ts';
import { button, reachReview, stepHeading } from '../support/quote-actions.ts';
import { readRows } from '../support/test-stack.ts';

const MS_PER_DAY = 86_400_000;

test('a device with a clock two days slow shows the same dates as the server', async ({ page }) => {
  // For the device's own clock, this day is too far away to be approved at once.
  const lastDay = formatShortDate(addDays(businessDay(new Date()), MAX_DAYS_AHEAD));
  const draft = notaryDraft().replace(JSON.stringify(soonAsTyped()), JSON.stringify(lastDay));
  const { quoteId } = JSON.parse(draft) as { quoteId: string };
  await page.clock.install({ time: Date.now() - 2 * MS_PER_DAY });
  await reachReview(page, draft);

  await button(page, 'Submit Application and Issue Bond').click();

  await expect(stepHeading(page, 'Issue & File')).toBeVisible();
  await expect(page.getByText('Estimated processing time: 2 business days')).toHaveCount(0);
  expect(await readRows('applications', { id: `eq.${quoteId}` })).toMatchObject([
    { review_reasons: [] },
  ]);
});
