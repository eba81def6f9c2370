import { ON_FILE } from '../fields/on-file-mark.ts';
import { appliesInPerson } from '../quote/applies-in-person.ts';
import { UNDERWRITING_QUESTIONS } from '../quote/underwriting-questions.ts';
import { textAt } from '../underwriting/stored-answers.ts';
import type { AnswerRow } from './answer-row.ts';
import { text, yesNo } from './read-answer.ts';

/** The rows of the underwriting questions, the credit check and the additional information. */
export const UNDERWRITING_ROWS: readonly AnswerRow[] = [
  ...UNDERWRITING_QUESTIONS.flatMap(({ key, question, businessQuestion }): AnswerRow[] => {
    const answer = yesNo(`underwriting.${key}.answer`);
    const details = text(`underwriting.${key}.details`);
    const isYes = (answers: unknown) => answer(answers) === 'Yes';
    const isSigned = (answers: unknown) =>
      textAt(answers, `underwriting.${key}.answer`) === ON_FILE;
    // A person who answers by link is asked nothing about the business.
    const isPersonal = (answers: unknown) => appliesInPerson(answers) || isSigned(answers);

    const row = {
      read: (answers: unknown) => {
        if (isSigned(answers)) return details(answers) ?? ON_FILE;

        return isYes(answers) ? `Yes. ${details(answers) ?? ''}`.trim() : answer(answers);
      },
      isFlagged: isYes,
    };

    return [
      { ...row, label: question, isAsked: isPersonal },
      { ...row, label: businessQuestion, isAsked: (answers) => !isPersonal(answers) },
    ];
  }),
  {
    label: 'Credit check',
    read: (answers) => (isAuthorized(answers) ? 'Authorized' : 'Not authorized'),
    isFlagged: (answers) => !isAuthorized(answers),
  },
  { label: 'Additional information', read: text('underwriting.additionalInfo'), none: 'None' },
];

function isAuthorized(answers: unknown): boolean {
  return textAt(answers, 'underwriting.creditCheck') === 'authorized';
}
