import { withDb } from '~/data/connection/client';
import {
  type AnswerFailure,
  answerInquiry,
  listInquiries,
  type StaffInquiry,
  type WantedAnswer,
} from '~/data/staff/inquiries';
import type { Result } from '~/domain/result';
import { createDeskView, type DeskView } from './desk-view';
import { SINGLE_KEY } from './underwriting';

/** The inquiries of visitors for staff. */
export const inquiriesView: DeskView<StaffInquiry[]> = createDeskView(
  () => withDb(listInquiries),
  'Failed to load the inquiries',
);

/** Answer an inquiry. The list reloads, whatever the outcome. */
export async function answer(wanted: WantedAnswer): Promise<Result<undefined, AnswerFailure>> {
  const result = await withDb((db) => answerInquiry(db, wanted));
  await inquiriesView.refresh(SINGLE_KEY);

  return result;
}
