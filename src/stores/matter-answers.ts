import { withDb } from '~/data/connection/client';
import {
  type AskFailure,
  askUnderwriter,
  listMatterQuestions,
  type MatterQuestion,
  type NewQuestion,
} from '~/data/firms/matter-answers';
import type { Result } from '~/domain/result';
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
