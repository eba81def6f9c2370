import { maskUnlessOnFile } from '../fields/on-file.ts';
import { maskEin } from '../formats/business-numbers.ts';
import { formatWebAddress } from '../formats/web-address.ts';
import { ANSWER_LABELS } from './answer-labels.ts';
import type { AnswerRow } from './answer-row.ts';
import { businessTypeAt, FURTHER_BUSINESS_ROWS } from './further-party-rows.ts';
import { address, money, number, text, yesNo } from './read-answer.ts';

const LABELS = ANSWER_LABELS.business;

const isBusiness = yesNo('business.isBusiness');

/** Whether a business applies. Bonds that bind a business, and older applications, have no such answer. */
export const IS_BUSINESS_ROW: AnswerRow = {
  label: 'A business applies',
  read: isBusiness,
  isAsked: (answers) => isBusiness(answers) !== undefined,
};

const ROWS: readonly AnswerRow[] = [
  { label: LABELS.legalName, read: text('business.legalName') },
  { label: LABELS.dbaName, read: text('business.dbaName'), none: 'None' },
  { label: LABELS.ein, read: text('business.ein', maskUnlessOnFile(maskEin)), isSecret: true },
  { label: LABELS.businessType, read: (answers) => businessTypeAt(answers, 'business') },
  { label: LABELS.yearEstablished, read: number('business.yearEstablished') },
  { label: LABELS.annualRevenue, read: money('business.annualRevenue') },
  { label: LABELS.employeeCount, read: number('business.employeeCount') },
  { label: LABELS.businessAddress, read: address('business.businessAddress') },
  { label: LABELS.businessDescription, read: text('business.businessDescription') },
  { label: LABELS.industryCode, read: text('business.industryCode'), none: 'None given' },
  { label: LABELS.website, read: text('business.website', formatWebAddress), none: 'None given' },
  ...FURTHER_BUSINESS_ROWS,
];

/** The rows of the business, if one applies. The EIN is masked. */
export const BUSINESS_ROWS: readonly AnswerRow[] = ROWS.map((row) => ({
  ...row,
  isAsked: (answers) => isBusiness(answers) !== 'No' && (row.isAsked?.(answers) ?? true),
}));
