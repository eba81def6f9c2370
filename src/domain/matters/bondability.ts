/** The soft answer before the petition, by our own rules of thumb. An underwriter decides an application. */
import { addDays, type IsoDate } from '../dates.ts';
import { WORRY_LABELS, type Worry } from '../inquiries/inquiry-words.ts';
import { dollars } from '../money.ts';
import { protectedHeirs, PROPERTY_KEYS } from './fiduciary-fields.ts';
import { collateralShare } from './litigation-fields.ts';
import { isYes, type MatterFacts, type MatterValues, moneyOf } from './matter-values.ts';
import { BONDABILITY_DAYS, type BondabilityAnswer } from './matter-words.ts';
import type { GivenAnswer } from './stored-matter.ts';

/** Above this amount we ask for joint control if the attorney does not stay, in cents. */
const LARGE_AMOUNT = dollars(500_000);

/** An answer with its reasons, or the questions that have to be answered first. */
export type Bondability =
  | { answer: BondabilityAnswer; reasons: readonly string[] }
  | { answer?: undefined; missing: readonly string[] };

type Reason = { holds: boolean; text: string };

/**
 * The soft answer. A fiduciary matter needs no case number for it. The rules consider no worry about the client: with one,
 * no bond is likely until an underwriter has answered.
 */
export function bondability(
  { kind, values }: Pick<MatterFacts, 'kind' | 'values'>,
  worry: Worry = 'none',
): Bondability {
  const found = kind === 'fiduciary' ? ofFiduciary(values) : ofAppeal(values);
  if (found.answer === undefined || worry === 'none') return found;

  return { answer: 'needs-help', reasons: [...found.reasons, notConsidered(worry)] };
}

function notConsidered(worry: Worry): string {
  const label = WORRY_LABELS[worry];

  return `Not considered by our rules: ${label.charAt(0).toLowerCase()}${label.slice(1)}.`;
}

function ofFiduciary(values: MatterValues): Bondability {
  const amount = moneyOf(values, 'amount');
  const missing = [
    ...unknown(values, { bond: 'Bond', state: 'State' }),
    ...(amount === undefined ? ['Amount in the order, or requested'] : []),
    ...unknown(values, {
      objections: 'Any objections to the appointment?',
      contest: 'Is the will or the appointment contested?',
      attorneyStays: 'Do you stay until the end of the case?',
    }),
  ];
  if (amount === undefined || missing.length > 0) return { missing };

  const isAgreed = isYes(values, 'jointControl');
  const isAlone = !isYes(values, 'attorneyStays');
  const control: Reason[] = [
    { holds: isYes(values, 'priorRemoved'), text: 'A prior fiduciary was removed.' },
    {
      holds: isAlone && protectedHeirs(values) > 0,
      text: 'An heir is a minor or incapacitated, and no attorney stays to the end.',
    },
    {
      holds: isAlone && amount > LARGE_AMOUNT,
      text: 'The amount is above $500,000, and no attorney stays to the end.',
    },
  ];
  const help: Reason[] = [
    { holds: isYes(values, 'objections'), text: 'Somebody objects to the appointment.' },
    { holds: isYes(values, 'contest'), text: 'The will or the appointment is contested.' },
    { holds: isYes(values, 'demanded'), text: 'An interested person demanded the bond.' },
    { holds: isYes(values, 'business'), text: 'A business goes on.' },
    { holds: isIndebted(values), text: 'Debts are higher than the property.' },
  ];
  const needed = texts(control);
  const questions = texts(help);
  if (needed.length > 0 && !isAgreed)
    return { answer: 'needs-joint-control', reasons: [...needed, ...questions] };
  if (questions.length > 0) return { answer: 'needs-help', reasons: questions };

  return {
    answer: 'likely',
    reasons: isAgreed
      ? ['Joint control is agreed.']
      : ['No objection, contest or business, and you stay to the end.'],
  };
}

function ofAppeal(values: MatterValues): Bondability {
  const share = collateralShare(values);
  const missing = [
    ...unknown(values, { state: 'State' }),
    ...(share === undefined ? ['Amount in the order, or requested'] : []),
    ...unknown(values, { collateral: 'Collateral' }),
  ];
  if (share === undefined || missing.length > 0) return { missing };
  if (share === 1) return { answer: 'likely', reasons: ['Collateral covers the whole amount.'] };
  if (values['collateral'] === 'none' && !isYes(values, 'statement')) {
    return { answer: 'needs-help', reasons: ['Without collateral we need a financial statement.'] };
  }

  return {
    answer: 'needs-help',
    reasons: [
      share > 0
        ? 'Collateral covers a part of the amount.'
        : 'An underwriter reads the financial statement.',
    ],
  };
}

function unknown(values: MatterValues, labels: Readonly<Record<string, string>>): string[] {
  return Object.entries(labels).flatMap(([key, label]) =>
    values[key] === undefined ? [label] : [],
  );
}

function texts(reasons: readonly Reason[]): string[] {
  return reasons.filter(({ holds }) => holds).map(({ text }) => text);
}

function isIndebted(values: MatterValues): boolean {
  const owed = sumOf(values, ['debts', 'realEstateDebt']);

  return owed > sumOf(values, ['realEstate', ...PROPERTY_KEYS]);
}

function sumOf(values: MatterValues, keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (moneyOf(values, key) ?? 0), 0);
}

/** The last day on which an answer holds, by rule or from an underwriter. */
export function answerEndsOn({ on }: Pick<GivenAnswer, 'on'>): IsoDate {
  return addDays(on, BONDABILITY_DAYS);
}

/** Whether an answer still holds today. */
export function doesAnswerHold(given: Pick<GivenAnswer, 'on'>, today: IsoDate): boolean {
  return today <= answerEndsOn(given);
}
