/** What a contractor without a line does or waits for. */
import { REVIEW_TIME } from '../underwriting/review-time.ts';
import { type ContractorDesk, lineStatement } from './contractor-desk.ts';

/** The wait for the second underwriter of a large line. */
export const SECOND_WORDS = `A line of this size needs two underwriters. The second usually answers in ${REVIEW_TIME}.`;

const SOON = `usually in ${REVIEW_TIME}`;

/** What a contractor without a line does next. It asks only for what is missing. */
export function lineStartWords(desk: Pick<ContractorDesk, 'statements' | 'schedules'>): string {
  const missing = [
    ...(lineStatement(desk) ? [] : ['your latest statement']),
    ...(desk.schedules.length > 0 ? [] : ['your work in progress']),
  ];

  return missing.length === 0
    ? `We have your statement and your work in progress. An underwriter reads them and sets your line, ${SOON}. We’ll email you.`
    : `Add ${missing.join(' and ')} under Financials. An underwriter then sets your line, ${SOON}, and we email you.`;
}
