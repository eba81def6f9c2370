import { maskUnlessOnFile } from '../fields/on-file.ts';
import { formatPhone } from '../formats/phone.ts';
import { maskSsn } from '../formats/ssn.ts';
import { ANSWER_LABELS } from './answer-labels.ts';
import type { AnswerRow } from './answer-row.ts';
import { FURTHER_PRINCIPAL_ROWS, maskDateOfBirth, nameAt } from './further-party-rows.ts';
import { address, number, text, yesNo } from './read-answer.ts';

const LABELS = ANSWER_LABELS.applicant;

/** The rows of the applicant. The date of birth and the Social Security number are masked. */
export const APPLICANT_ROWS: readonly AnswerRow[] = [
  { label: 'Name', read: applicantName },
  { label: LABELS.email, read: text('applicant.email') },
  { label: LABELS.phone, read: text('applicant.phone', formatPhone) },
  {
    label: LABELS.dateOfBirth,
    read: text('applicant.dateOfBirth', maskUnlessOnFile(maskDateOfBirth)),
    isSecret: true,
  },
  { label: LABELS.ssn, read: text('applicant.ssn', maskUnlessOnFile(maskSsn)), isSecret: true },
  { label: 'Address', read: address('applicant.address') },
  { label: LABELS.yearsInBusiness, read: number('applicant.experience.yearsInBusiness') },
  { label: LABELS.previousBonds, read: yesNo('applicant.experience.previousBonds') },
  {
    label: LABELS.licenseNumber,
    read: text('applicant.experience.licenseNumber'),
    none: 'None given',
  },
  ...FURTHER_PRINCIPAL_ROWS,
];

/** The applicant's full name. Undefined when no part of it is known. */
export function applicantName(answers: unknown): string | undefined {
  return nameAt(answers, 'applicant');
}
