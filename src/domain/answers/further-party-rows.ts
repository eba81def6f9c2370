/** The rows of the principals besides the first one. A bond without them has none of these rows. */
import { MAX_FURTHER_PARTIES } from '../bonds/principals.ts';
import { maskUnlessOnFile } from '../fields/on-file.ts';
import { maskEin } from '../formats/business-numbers.ts';
import { maskSsn } from '../formats/ssn.ts';
import { BUSINESS_TYPES, businessTypeLabel } from '../quote/business-types.ts';
import { answerAt, textAt } from '../underwriting/stored-answers.ts';
import type { AnswerRow } from './answer-row.ts';

const PERSONS = 'applicant.furtherPrincipals';
const BUSINESSES = 'business.furtherBusinesses';

/** The rows of each further person. The date of birth and the Social Security number are masked. */
export const FURTHER_PRINCIPAL_ROWS = rowsOfParties(PERSONS, (at, label) => [
  { label, read: (answers) => lines(nameAt(answers, at), textAt(answers, `${at}.email`)) },
  secretRow(`${label}, date of birth`, `${at}.dateOfBirth`, maskDateOfBirth),
  secretRow(`${label}, Social Security number`, `${at}.ssn`, maskSsn),
]);

/** The rows of each further business. The EIN is masked. */
export const FURTHER_BUSINESS_ROWS = rowsOfParties(BUSINESSES, (at, label) => [
  {
    label,
    read: (answers) => lines(textAt(answers, `${at}.legalName`), businessTypeAt(answers, at)),
  },
  secretRow(`${label}, EIN`, `${at}.ein`, maskEin),
]);

/** The full name of the person at a path. Undefined when no part of it is known. */
export function nameAt(answers: unknown, path: string): string | undefined {
  const parts = ['firstName', 'middleName', 'lastName', 'suffix'];

  return (
    parts
      .map((part) => textAt(answers, `${path}.${part}`))
      .filter(Boolean)
      .join(' ') || undefined
  );
}

/** The label of the legal form of the business at a path. */
export function businessTypeAt(answers: unknown, path: string): string | undefined {
  const type = BUSINESS_TYPES.find((known) => known === textAt(answers, `${path}.businessType`));

  return type && businessTypeLabel(type);
}

/** Mask a date of birth: "••/••/1980" for "1980-05-02". */
export function maskDateOfBirth(date: string): string {
  return `••/••/${date.slice(0, 'YYYY'.length)}`;
}

/** The rows of every party that a list can have. The first principal is number 1. */
function rowsOfParties(
  list: string,
  rowsOf: (path: string, label: string) => AnswerRow[],
): AnswerRow[] {
  return Array.from({ length: MAX_FURTHER_PARTIES }, (_, index) =>
    rowsOf(`${list}.${index}`, `Principal ${index + 2}`).map((row) => ({
      ...row,
      isAsked: (answers: unknown) => answerAt(answers, `${list}.${index}`) !== undefined,
    })),
  ).flat();
}

function secretRow(label: string, path: string, mask: (secret: string) => string): AnswerRow {
  return {
    label,
    read: (answers) => {
      const secret = textAt(answers, path);

      return secret === undefined ? undefined : maskUnlessOnFile(mask)(secret);
    },
    isSecret: true,
  };
}

function lines(...texts: (string | undefined)[]): string | undefined {
  return texts.filter(Boolean).join('\n') || undefined;
}
