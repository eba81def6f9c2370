import { maskEin } from '../formats/business-numbers.ts';
import { formatWebAddress } from '../formats/web-address.ts';
import type { AnswerRow } from './answer-row.ts';
import { businessTypeAt, FURTHER_BUSINESS_ROWS } from './further-party-rows.ts';
import { address, money, number, text, yesNo } from './read-answer.ts';

const isBusiness = yesNo('business.isBusiness');

/** Whether a business applies. Bonds that bind a business, and older applications, have no such answer. */
export const IS_BUSINESS_ROW: AnswerRow = {
  label: 'A business applies',
  read: isBusiness,
  isAsked: (answers) => isBusiness(answers) !== undefined,
};

const ROWS: readonly AnswerRow[] = [
  { label: 'Legal business name', read: text('business.legalName') },
  { label: 'DBA name', read: text('business.dbaName'), none: 'None' },
  { label: 'EIN', read: text('business.ein', maskEin), isSecret: true },
  { label: 'Business type', read: (answers) => businessTypeAt(answers, 'business') },
  { label: 'Year established', read: number('business.yearEstablished') },
  { label: 'Annual revenue', read: money('business.annualRevenue') },
  { label: 'Employees', read: number('business.employeeCount') },
  { label: 'Business address', read: address('business.businessAddress') },
  { label: 'Business description', read: text('business.businessDescription') },
  { label: 'NAICS code', read: text('business.industryCode'), none: 'None given' },
  { label: 'Website', read: text('business.website', formatWebAddress), none: 'None given' },
  ...FURTHER_BUSINESS_ROWS,
];

/** The rows of the business, if one applies. The EIN is masked. */
export const BUSINESS_ROWS: readonly AnswerRow[] = ROWS.map((row) => ({
  ...row,
  isAsked: (answers) => isBusiness(answers) !== 'No' && (row.isAsked?.(answers) ?? true),
}));
