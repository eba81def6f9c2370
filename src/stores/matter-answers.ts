import { withDb } from '~/data/connection/client';
import {
  type AskFailure,
  askUnderwriter,
  listMatterQuestions,
  type MatterQuestion,
  type NewQuestion,
  takeInquiryAnswer,
} from '~/data/firms/matter-answers';
import type { Result } from '~/domain/result';
import { forgetInquiryKey } from '~/platform/attorney-inquiries';
import { createDeskView, type DeskView } from './desk-view';

/** The questions of the firm about a matter, the latest first. The key is the id of the matter. */
export const matterAnswersView: DeskView<MatterQuestion[]> = createDeskView(
  (_userId, matterId) => withDb((db) => listMatterQuestions(db, matterId)),
  'Failed to load the underwriter’s answers',
);

/** Ask an underwriter about a matter. The list reloads, whatever the outcome. */
export async function ask(
  matterId: string,
  question: NewQuestion,
): Promise<Result<undefined, AskFailure>> {
  const result = await withDb((db) => askUnderwriter(db, matterId, question));
  await matterAnswersView.refresh(matterId);

  return result;
}

/**
 * Copy the answer of the inquiry with this key to a matter, and load the list. After a failed connection the key is kept, so
 * that the next visit tries again.
 */
export async function takeAnswer(matterId: string, key: string): Promise<void> {
  const result = await withDb((db) => takeInquiryAnswer(db, matterId, key));
  if (result.ok || result.code === 'not-taken') forgetInquiryKey(key);
  await matterAnswersView.refresh(matterId);
}
