import { FILED_WITH } from '../bonds/payee.ts';
import { TERM_ENDINGS } from '../bonds/first-term.ts';
import { parseDate } from '../dates.ts';
import { firstTermWords, termWords } from '../quote/term-words.ts';
import { numberAt, textAt } from '../underwriting/stored-answers.ts';
import { parseStateCode, stateName } from '../us-states.ts';
import { ANSWER_LABELS } from './answer-labels.ts';
import type { AnswerRow } from './answer-row.ts';
import { date, money, text } from './read-answer.ts';

const LABELS = ANSWER_LABELS.bondDetails;

/** The rows of the bond: amount and dates. The rows of the obligee come next. */
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
  { label: LABELS.termYears, read: readTerm },
];

/** The obligee that the paper names, and the office that takes the bond if that is another one. */
export function obligeeRows(payee: string | undefined): readonly AnswerRow[] {
  const read = text('bondDetails.obligee');
  if (payee === undefined) return [{ label: LABELS.obligee, read }];

  return [
    { label: LABELS.obligee, read: () => payee },
    { label: FILED_WITH, read },
  ];
}

/** The first term is stored with the application of a new bond. Older applications have only its years. */
function readTerm(answers: unknown): string | undefined {
  const termYears = numberAt(answers, 'bondDetails.termYears');
  if (termYears === undefined) return undefined;
  const effectiveDate = parseDate(textAt(answers, 'bondDetails.effectiveDate') ?? '');
  const endsOn = parseDate(textAt(answers, 'term.endsOn') ?? '');
  const ending = TERM_ENDINGS.find((known) => known === textAt(answers, 'term.ending'));

  return effectiveDate
    ? firstTermWords({ effectiveDate, termYears, endsOn, ending })
    : termWords(termYears);
}

/** The rows after the matter. */
export const NOTE_ROWS: readonly AnswerRow[] = [
  { label: LABELS.purpose, read: text('bondDetails.purpose'), none: 'None given' },
  { label: LABELS.specialConditions, read: text('bondDetails.specialConditions'), none: 'None' },
];
