/** The amount of the bond of a matter by the published rule of its state, and what follows when it changes. */
import { type Cents, parseMoney } from '../money.ts';
import { fail, type Result } from '../result.ts';
import { appealAmount, type AppealRule } from '../worksheets/appeal-amount.ts';
import { type Fiduciary, probateAmount, type ProbateState } from '../worksheets/probate-amount.ts';
import type { WorksheetGap, WorksheetResult } from '../worksheets/worksheet-result.ts';
import { PROPERTY_KEYS } from './fiduciary-fields.ts';
import {
  isYes,
  type MatterFacts,
  type MatterValues,
  moneyOf,
  rowsOf,
  textOf,
} from './matter-values.ts';

/** The amounts that the worksheets compute in a state. */
export type AmountRules = { probate?: ProbateState | undefined; appeal?: AppealRule | undefined };

const FIDUCIARIES: Readonly<Record<string, Fiduciary>> = {
  administrator: 'administrator',
  'executor-personal-representative': 'executor',
  'guardian-conservator': 'guardian',
};

/** The amount by the rule of the matter's state. A trust has no published rule. */
export function matterAmount(
  { kind, values }: Pick<MatterFacts, 'kind' | 'values'>,
  rules: AmountRules | undefined,
): Result<WorksheetResult, WorksheetGap> {
  if (textOf(values, 'state') === '' || !rules) return fail('no-state');
  if (kind === 'litigation') return appealAmount(rules.appeal, appealFigures(values));

  const who = fiduciaryOf(values);
  if (!who || !rules.probate) return fail('confirm');

  return probateAmount(rules.probate, who, estateFigures(values));
}

/** A guardian whose matter does not say that the ward is an adult has the rule for minors, which most states share. */
function fiduciaryOf(values: MatterValues): Fiduciary | undefined {
  const who = FIDUCIARIES[textOf(values, 'bond')];

  return who === 'guardian' && textOf(values, 'wardIsMinor') === 'no' ? 'adultGuardian' : who;
}

/** The figures of the probate worksheet. Real estate and its rents count with the power over them. */
export function estateFigures(values: MatterValues) {
  const known = PROPERTY_KEYS.map((key) => moneyOf(values, key)).filter((one) => one !== undefined);
  const has = isYes(values, 'powerToSell');

  return {
    ...(known.length > 0 && { personal: known.reduce((sum, one) => sum + one, 0) }),
    realEstate: has ? (moneyOf(values, 'realEstate') ?? 0) : 0,
    income: moneyOf(values, 'income') ?? 0,
    rents: moneyOf(values, 'rents') ?? 0,
    recoveries: moneyOf(values, 'recoveries') ?? 0,
    deposits: rowsOf(values, 'restricted').reduce(
      (sum, { amount = '' }) => sum + (parseMoney(amount) ?? 0),
      0,
    ),
  };
}

function appealFigures(values: MatterValues) {
  const number = (key: string) => {
    const text = textOf(values, key);

    return text === '' ? undefined : Number(text);
  };
  const compensatory = moneyOf(values, 'compensatory');

  return {
    ...(compensatory !== undefined && { compensatory }),
    prejudgment: moneyOf(values, 'prejudgment') ?? 0,
    punitive: moneyOf(values, 'punitive') ?? 0,
    other: moneyOf(values, 'other') ?? 0,
    costs: moneyOf(values, 'costs') ?? 0,
    rate: number('rate'),
    months: number('months'),
    percent: number('percent'),
    netWorth: moneyOf(values, 'netWorth'),
  };
}

/** The change that an issued bond needs when the rule gives another amount. */
export type AmountChange = { kind: 'increase' | 'reduction'; from: Cents; to: Cents };

/**
 * The change that an inventory, a sale of land or a restricted account asks for. Undefined: none. A bond of an amount that
 * the rule also accepts stays as it is, and so does one between two such amounts.
 */
export function amountChange(
  bonded: Cents,
  result: Result<WorksheetResult, WorksheetGap>,
): AmountChange | undefined {
  if (!result.ok) return undefined;

  const amounts = result.value.amounts.map(({ amount }) => amount);
  const [to] = result.value.amounts;
  if (to.amount === 0) return undefined;
  if (bonded < Math.min(...amounts)) return { kind: 'increase', from: bonded, to: to.amount };
  if (bonded > Math.max(...amounts)) return { kind: 'reduction', from: bonded, to: to.amount };

  return undefined;
}
