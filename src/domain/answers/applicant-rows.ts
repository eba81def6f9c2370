import { maskUnlessOnFile } from '../fields/on-file.ts';
import { formatPhone } from '../formats/phone.ts';
import { maskSsn } from '../formats/ssn.ts';
import { ANSWER_LABELS } from './answer-labels.ts';
import { namesLicense } from '../quote/license-question.ts';
import type { AnswerFacts, AnswerRow } from './answer-row.ts';
import { FURTHER_PRINCIPAL_ROWS, maskDateOfBirth, nameAt } from './further-party-rows.ts';
import { address, number, text, yesNo } from './read-answer.ts';

const LABELS = ANSWER_LABELS.applicant;

const readLicense = text('applicant.experience.licenseNumber');

/** The rows of the applicant. The date of birth and the Social Security number are masked. */
const APPLICANT_ROWS: readonly AnswerRow[] = [
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
];

/**
 * The rows of the applicant and of further principals. If the bond's details ask for the license, the applicant's step
 * does not, so its row is there only for an older application with an answer.
 */
export function applicantRows(matter: AnswerFacts['matter']): readonly AnswerRow[] {
  const license: AnswerRow = {
    label: LABELS.licenseNumber,
    read: readLicense,
    none: 'None given',
    isAsked: (answers) => !namesLicense(matter) || readLicense(answers) !== undefined,
  };

  return [...APPLICANT_ROWS, license, ...FURTHER_PRINCIPAL_ROWS];
}

/** The applicant's full name. Undefined when no part of it is known. */
export function applicantName(answers: unknown): string | undefined {
  return nameAt(answers, 'applicant');
}
