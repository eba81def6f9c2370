import { termWords } from '../quote/term-words.ts';
import { parseStateCode, stateName } from '../us-states.ts';
import { ANSWER_LABELS } from './answer-labels.ts';
import type { AnswerRow } from './answer-row.ts';
import { date, money, number, text } from './read-answer.ts';

const LABELS = ANSWER_LABELS.bondDetails;

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
  { label: LABELS.amount, read: money('bondDetails.amount') },
  { label: LABELS.effectiveDate, read: date('bondDetails.effectiveDate') },
  { label: LABELS.termYears, read: number('bondDetails.termYears', termWords) },
  { label: LABELS.obligee, read: text('bondDetails.obligee') },
];

/** The rows after the matter. */
export const NOTE_ROWS: readonly AnswerRow[] = [
  { label: LABELS.purpose, read: text('bondDetails.purpose'), none: 'None given' },
  { label: LABELS.specialConditions, read: text('bondDetails.specialConditions'), none: 'None' },
];
