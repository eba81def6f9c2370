/** The documents that an underwriter asked an attorney for before there was an application. */
import type { IsoDate } from '../dates.ts';
import { type AnswerOfMatter, isAnsweredFor } from '../matters/inquiry-facts.ts';
import type { InquiryAnswer } from './inquiry-words.ts';

/** A question about a matter, with the day of its answer. */
type AskedQuestion = Pick<AnswerOfMatter, 'bond' | 'state'> & {
  answered?: { answer: InquiryAnswer; note: string; on: IsoDate };
};

/**
 * The newest answer of an underwriter, if it asks for more documents, names them, and still holds for the bond and the state
 * of a quote. `questions` has the newest first.
 */
export function documentsAsked(
  questions: readonly AskedQuestion[],
  values: { bond: string; state: string },
  today: IsoDate,
): { note: string; on: IsoDate } | undefined {
  const newest = questions.find(({ answered }) => answered);
  if (newest?.answered?.answer !== 'needs-help') return undefined;

  const { note, on } = newest.answered;
  const holds = isAnsweredFor({ bond: newest.bond, state: newest.state, on }, { values }, today);

  return holds && note !== '' ? { note, on } : undefined;
}
