import { NO_NUMBER } from '../bonds/contract-number.ts';
import { printedMatter, type MatterField } from '../bonds/matter.ts';
import { answerAt } from '../underwriting/stored-answers.ts';
import type { AnswerRow } from './answer-row.ts';

/** The rows of a bond's matter in one step, from the same fields as the form. */
export function matterRows(
  fields: readonly MatterField[],
  section: MatterField['section'],
): AnswerRow[] {
  return fields
    .filter((field) => field.section === section)
    .map((field) => {
      const answerIn = (answers: unknown) => answerAt(answers, `${section}.matter.${field.key}`);

      return {
        label: field.label,
        read: (answers) => {
          const text = printedMatter(field, answerIn(answers));

          return field.choices?.find(({ value }) => value === text)?.label ?? text;
        },
        none: 'None given',
        // A contract without a number has no row for it.
        isAsked: (answers) => answerIn(answers) !== NO_NUMBER,
      };
    });
}
