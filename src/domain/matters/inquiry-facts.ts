/** What an underwriter reads of a matter when a firm asks before the petition: figures, days and answers, no names. */
import { formatDate, type IsoDate } from '../dates.ts';
import { type Cents, dollars, formatWholeMoney, wholeDollars } from '../money.ts';
import { bondability, doesAnswerHold } from './bondability.ts';
import type { MatterField } from './matter-field.ts';
import { askedFields } from './matter-fields.ts';
import { type MatterFacts, moneyOf, textOf } from './matter-values.ts';
import { BONDABILITY_WORDS, matterBondName } from './matter-words.ts';

/** Fields of these kinds hold no name and no free text. */
export const SHARED_KINDS: readonly MatterField['kind'][] = [
  'money',
  'date',
  'yes-no',
  'choice',
  'number',
  'state',
];

/** The lines that the underwriter reads. The attorney sees the same lines before sending. */
export function inquiryFacts(facts: Pick<MatterFacts, 'kind' | 'values'>): string[] {
  const rule = bondability(facts);
  const answered = askedFields(facts)
    .filter(({ key, kind }) => SHARED_KINDS.includes(kind) && facts.values[key] !== undefined)
    .map((field) => answerLine(field, facts));

  return rule.answer === undefined
    ? answered
    : [
        ...answered,
        `Our rules: ${[BONDABILITY_WORDS[rule.answer].label + '.', ...rule.reasons].join(' ')}`,
      ];
}

/**
 * What a question was about: bond, state, the amount in cents, and the lines of `inquiryFacts`. Without lines, it was asked
 * before the matter was opened.
 */
export type AskedFacts = { bond: string; state: string; amount: Cents; facts: string };

/** Whether the facts that the underwriter read are still those of the matter. */
export function areFactsAsAsked(
  asked: AskedFacts,
  matter: Pick<MatterFacts, 'kind' | 'values'>,
): boolean {
  if (!wasAskedBefore(asked)) return asked.facts === inquiryFacts(matter).join('\n');
  const { values } = matter;
  // The link to the matter rounded the amount up.
  const hasAmount = moneyOf(values, 'amount') === dollars(wholeDollars(asked.amount));

  return asked.bond === values['bond'] && asked.state === values['state'] && hasAmount;
}

/** A question about a bond and a state, and the day of its answer. Without a day, it waits. */
export type AnswerOfMatter = Pick<AskedFacts, 'bond' | 'state'> & { on?: IsoDate | undefined };

/** Whether an underwriter's answer about the bond and the state of the matter holds today. */
export function isAnsweredFor(
  given: AnswerOfMatter | undefined,
  { values }: Pick<MatterFacts, 'values'>,
  today: IsoDate,
): boolean {
  if (given?.on === undefined || !doesAnswerHold({ on: given.on }, today)) return false;

  return given.bond === values['bond'] && given.state === values['state'];
}

/** Whether the question was asked before the matter was opened, on our page for inquiries. */
export function wasAskedBefore({ facts }: Pick<AskedFacts, 'facts'>): boolean {
  return facts === '';
}

/** What the matter needs before a firm can ask about it. */
export function missingForQuestion({ values }: Pick<MatterFacts, 'values'>): string[] {
  return Object.entries({
    bond: 'Bond',
    state: 'State',
    amount: 'Amount in the order, or requested',
  }).flatMap(([key, label]) => (values[key] === undefined ? [label] : []));
}

/** An answered field as a line: "Is there a will: Yes". */
export function answerLine(field: MatterField, facts: Pick<MatterFacts, 'values'>): string {
  return `${field.label.replace(/\?$/u, '')}: ${wordsOf(field, facts)}`;
}

function wordsOf({ key, kind, choices }: MatterField, { values }: Pick<MatterFacts, 'values'>) {
  const value = values[key];
  const text = textOf(values, key);
  if (key === 'bond') return matterBondName(text);
  if (kind === 'money') return formatWholeMoney(Number(value));
  if (kind === 'yes-no') return value === 'yes' ? 'Yes' : 'No';
  if (kind === 'date') return formatDate(text);

  return choices?.[text] ?? String(value);
}
