import { termWords } from '../quote/term-words.ts';
import { parseStateCode, stateName } from '../us-states.ts';
import type { AnswerRow } from './answer-row.ts';
import { date, money, number, text } from './read-answer.ts';

/** The rows of the bond: amount, dates and obligee. The rows of the matter come next. */
export const BOND_ROWS: readonly AnswerRow[] = [
  { label: 'Bond', read: (_, { bondName }) => bondName },
  {
    label: 'State',
    read: (_, { stateCode }) => {
      const state = parseStateCode(stateCode);

      return state ? stateName(state) : stateCode;
    },
  },
  { label: 'Bond amount', read: money('bondDetails.amount') },
  { label: 'Effective date', read: date('bondDetails.effectiveDate') },
  { label: 'Term', read: number('bondDetails.termYears', termWords) },
  { label: 'Obligee', read: text('bondDetails.obligee') },
];

/** The rows after the matter. */
export const NOTE_ROWS: readonly AnswerRow[] = [
  { label: 'Purpose', read: text('bondDetails.purpose'), none: 'None given' },
  { label: 'Special conditions', read: text('bondDetails.specialConditions'), none: 'None' },
];
