import { formatPhone } from '../formats/phone.ts';
import { maskSsn } from '../formats/ssn.ts';
import type { AnswerRow } from './answer-row.ts';
import { FURTHER_PRINCIPAL_ROWS, maskDateOfBirth, nameAt } from './further-party-rows.ts';
import { address, number, text, yesNo } from './read-answer.ts';

/** The rows of the applicant. The date of birth and the Social Security number are masked. */
export const APPLICANT_ROWS: readonly AnswerRow[] = [
  { label: 'Name', read: applicantName },
  { label: 'Email', read: text('applicant.email') },
  { label: 'Phone', read: text('applicant.phone', formatPhone) },
  { label: 'Date of birth', read: text('applicant.dateOfBirth', maskDateOfBirth), isSecret: true },
  { label: 'Social Security number', read: text('applicant.ssn', maskSsn), isSecret: true },
  { label: 'Address', read: address('applicant.address') },
  { label: 'Years in business', read: number('applicant.experience.yearsInBusiness') },
  { label: 'Had bonds before', read: yesNo('applicant.experience.previousBonds') },
  { label: 'License number', read: text('applicant.experience.licenseNumber'), none: 'None given' },
  ...FURTHER_PRINCIPAL_ROWS,
];

/** The applicant's full name. Undefined when no part of it is known. */
export function applicantName(answers: unknown): string | undefined {
  return nameAt(answers, 'applicant');
}
