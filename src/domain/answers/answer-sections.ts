/** The answers of an application by section, for the applicant's review and for underwriters. */
import { SECTION_KEYS, SECTION_STEPS, type SectionKey, STEP_NAMES } from '../quote/journey.ts';
import type { AnswerFacts, AnswerRow } from './answer-row.ts';
import { applicantRows } from './applicant-rows.ts';
import { BOND_ROWS, NOTE_ROWS, obligeeRows } from './bond-details-rows.ts';
import { BUSINESS_ROWS, IS_BUSINESS_ROW } from './business-rows.ts';
import { matterRows } from './matter-rows.ts';
import { UNDERWRITING_ROWS } from './underwriting-rows.ts';

const ROWS: Record<SectionKey, (facts: AnswerFacts) => readonly AnswerRow[]> = {
  bondDetails: ({ matter, payee }) => [
    ...BOND_ROWS,
    ...obligeeRows(payee),
    ...matterRows(matter, 'bondDetails'),
    ...NOTE_ROWS,
  ],
  applicant: ({ matter }) => applicantRows(matter),
  business: ({ matter }) => [IS_BUSINESS_ROW, ...matterRows(matter, 'business'), ...BUSINESS_ROWS],
  underwriting: () => UNDERWRITING_ROWS,
};

/** An answer in words. */
export type ReviewAnswer = { label: string; value: string };

/**
 * All answers of one section with masked secrets, for the applicant's review before the submission.
 */
export function reviewAnswers(
  section: SectionKey,
  answers: unknown,
  facts: AnswerFacts,
): ReviewAnswer[] {
  return askedRows(section, answers, facts).map(({ label, read, none = 'None' }) => ({
    label,
    value: read(answers, facts) ?? none,
  }));
}

/** An answer in words, for staff. */
export type StaffAnswer = ReviewAnswer & {
  /** This answer sends the application to an underwriter. */
  isFlagged?: true;
  isMissing?: true;
};

/** A section with the title of its step. */
export type AnswerSection = { title: string; answers: StaffAnswer[] };

/**
 * All sections with all questions except secrets, including those without an answer, because a
 * missing answer is information too.
 */
export function answerSections(answers: unknown, facts: AnswerFacts): AnswerSection[] {
  return SECTION_KEYS.map((section) => ({
    title: STEP_NAMES[SECTION_STEPS[section]],
    answers: askedRows(section, answers, facts)
      .filter(({ isSecret }) => !isSecret)
      .map((row) => staffAnswer(row, answers, facts)),
  }));
}

function askedRows(section: SectionKey, answers: unknown, facts: AnswerFacts): AnswerRow[] {
  return ROWS[section](facts).filter(({ isAsked }) => isAsked?.(answers) ?? true);
}

function staffAnswer(
  { label, read, isFlagged }: AnswerRow,
  answers: unknown,
  facts: AnswerFacts,
): StaffAnswer {
  const value = read(answers, facts);
  if (value === undefined) return { label, value: 'Not given', isMissing: true };

  return isFlagged?.(answers) ? { label, value, isFlagged: true } : { label, value };
}
