/** The fields of a litigation matter: a bond that stays a judgment on appeal. */
import { JUDGMENT_LABELS, PREJUDGMENT_HINT } from '../worksheets/appeal-amount.ts';
import type { MatterField } from './matter-field.ts';
import { moneyOf, type MatterValues, textOf } from './matter-values.ts';
import { MATTER_BONDS } from './matter-words.ts';
import { CASE_FIELDS, FILING_FIELDS, PAYER_FIELD } from './shared-fields.ts';

const always = () => true;
const hasCollateral = (values: MatterValues) =>
  !['', 'none'].includes(textOf(values, 'collateral'));

/** In the order of the form. */
export const LITIGATION_FIELDS: readonly MatterField[] = [
  {
    key: 'bond',
    label: 'Bond',
    section: 'case',
    kind: 'choice',
    column: 'bond_slug',
    choices: MATTER_BONDS.litigation,
    needed: always,
  },
  {
    key: 'subject',
    label: 'Full title of the action',
    section: 'case',
    kind: 'text',
    column: 'subject_name',
    max: 300,
    grows: true,
    needed: always,
  },
  ...CASE_FIELDS,
  {
    key: 'side',
    label: 'Your client',
    section: 'case',
    kind: 'choice',
    choices: { appellant: 'Appeals', appellee: 'Answers the appeal' },
    needed: always,
  },
  {
    key: 'judgmentOn',
    label: 'Judgment entered on',
    section: 'dates',
    kind: 'date',
    needed: always,
  },
  { key: 'noticeOn', label: 'Notice of appeal on', section: 'dates', kind: 'date' },
  { key: 'stayUntil', label: 'Automatic stay expires on', section: 'dates', kind: 'date' },
  { key: 'hearingOn', label: 'Hearing on', section: 'dates', kind: 'date', column: 'hearing_on' },
  ...FILING_FIELDS,
  {
    key: 'compensatory',
    label: JUDGMENT_LABELS.compensatory,
    section: 'amount',
    kind: 'money',
    needed: always,
  },
  {
    key: 'prejudgment',
    label: JUDGMENT_LABELS.prejudgment,
    section: 'amount',
    kind: 'money',
    hint: PREJUDGMENT_HINT,
  },
  { key: 'punitive', label: JUDGMENT_LABELS.punitive, section: 'amount', kind: 'money' },
  { key: 'other', label: JUDGMENT_LABELS.other, section: 'amount', kind: 'money' },
  { key: 'costs', label: JUDGMENT_LABELS.costs, section: 'amount', kind: 'money' },
  { key: 'rate', label: 'Interest rate a year, in percent', section: 'amount', kind: 'number' },
  { key: 'months', label: 'Months until the appeal is decided', section: 'amount', kind: 'number' },
  {
    key: 'percent',
    label: 'Percent of the judgment that the court asks for',
    section: 'amount',
    kind: 'number',
    hint: 'Only where we publish no rule.',
  },
  { key: 'netWorth', label: 'Net worth of your client', section: 'amount', kind: 'money' },
  {
    key: 'insured',
    label: 'Does insurance cover a part?',
    section: 'risk',
    kind: 'yes-no',
    needed: always,
  },
  {
    key: 'collateral',
    label: 'Collateral',
    section: 'risk',
    kind: 'choice',
    choices: { none: 'None', cash: 'Cash', letter: 'Letter of credit', other: 'Other' },
    needed: always,
  },
  {
    key: 'collateralAmount',
    label: 'Amount of the collateral',
    section: 'risk',
    kind: 'money',
    asked: hasCollateral,
    needed: hasCollateral,
  },
  {
    key: 'statement',
    label: 'Is a financial statement ready?',
    section: 'risk',
    kind: 'yes-no',
    needed: (values) => textOf(values, 'collateral') === 'none',
  },
  PAYER_FIELD,
];

/** The share of the amount that the collateral covers, from 0 to 1. Undefined without an amount, or with one of 0. */
export function collateralShare(values: MatterValues): number | undefined {
  const amount = moneyOf(values, 'amount');
  if (!amount) return undefined;

  return Math.min(1, (moneyOf(values, 'collateralAmount') ?? 0) / amount);
}
