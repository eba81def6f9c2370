import { withDb } from '~/data/connection/client';
import {
  type CalendarFeed,
  endCalendarFeed,
  type FeedFailure,
  loadCalendarFeed,
  makeCalendarFeed,
} from '~/data/firms/calendar-feed';
import type { Result } from '~/domain/result';
import { SINGLE_KEY } from './attorney';
import { createDeskView, type DeskView } from './desk-view';

/** The calendar subscription of the signed-in user. */
export const calendarFeedView: DeskView<CalendarFeed> = createDeskView(
  () => withDb(loadCalendarFeed),
  'Failed to load your calendar subscription',
);

/** Make a subscription with this token, or end it without one, and load its state again. */
export async function setCalendarFeed(
  token: string | undefined,
): Promise<Result<undefined, FeedFailure>> {
  const result = await withDb((db) =>
    token === undefined ? endCalendarFeed(db) : makeCalendarFeed(db, token),
  );
  await calendarFeedView.refresh(SINGLE_KEY);

  return result;
}
