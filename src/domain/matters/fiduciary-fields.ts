/** The fields of a fiduciary matter: an estate, a guardianship or a trust. */
import { ESTATE_BONDS } from '../bonds/estate-bonds.ts';
import type { MatterField } from './matter-field.ts';
import { isYes, type MatterValues, rowsOf, textOf } from './matter-values.ts';
import { CASE_FIELDS, FILING_FIELDS, PAYER_FIELD } from './shared-fields.ts';
import { MATTER_BONDS } from './matter-words.ts';

const always = () => true;
const bondIs =
  (...slugs: string[]) =>
  (values: MatterValues) =>
    slugs.includes(textOf(values, 'bond'));

const ofEstate = bondIs(...ESTATE_BONDS);
const ofGuardian = bondIs('guardian-conservator');
const ofWill = bondIs('executor-personal-representative');

/** The kinds of personal property, which add up to the personal property of the worksheet. */
export const PROPERTY_KEYS = ['cash', 'securities', 'goods', 'otherProperty'] as const;

/** The key of what the attorney recommends to the underwriter. */
export const RECOMMENDATION_KEY = 'recommendation';

/** Where the money of a ward comes from. */
const FUND_SOURCES = {
  settlement: 'Settlement or judgment',
  inheritance: 'Inheritance or life insurance',
  benefits: 'Social Security, VA or other benefits',
  savings: 'Savings, earnings or pension',
  property: 'Sale of property',
  other: 'Other',
};

/** In the order of the form. */
export const FIDUCIARY_FIELDS: readonly MatterField[] = [
  {
    key: 'bond',
    label: 'Bond',
    section: 'case',
    kind: 'choice',
    column: 'bond_slug',
    choices: MATTER_BONDS.fiduciary,
    needed: always,
  },
  {
    key: 'subject',
    label: 'Decedent, ward or trust',
    section: 'case',
    kind: 'text',
    column: 'subject_name',
    max: 300,
    hint: 'The full name as in the petition.',
    needed: always,
  },
  ...CASE_FIELDS,
  {
    key: 'capacity',
    label: 'Title of the fiduciary',
    section: 'case',
    kind: 'text',
    hint: 'As the court uses it: administrator, personal representative, conservator.',
    needed: always,
  },
  {
    key: 'dateOfDeath',
    label: 'Date of death',
    section: 'case',
    kind: 'date',
    asked: ofEstate,
    needed: ofEstate,
  },
  {
    key: 'wardAge',
    label: 'Age of the ward',
    section: 'case',
    kind: 'number',
    asked: ofGuardian,
    needed: ofGuardian,
  },
  {
    key: 'wardIsMinor',
    label: 'Is the ward a minor?',
    section: 'case',
    kind: 'yes-no',
    asked: ofGuardian,
    needed: ofGuardian,
  },
  {
    key: 'domicileCounty',
    label: 'County of domicile',
    section: 'case',
    kind: 'text',
    max: 80,
    needed: always,
  },
  {
    key: 'petitionOn',
    label: 'Petition filed or planned on',
    section: 'dates',
    kind: 'date',
    column: 'petition_on',
  },
  { key: 'hearingOn', label: 'Hearing on', section: 'dates', kind: 'date', column: 'hearing_on' },
  {
    key: 'appointedOn',
    label: 'Appointed on',
    section: 'dates',
    kind: 'date',
    column: 'appointed_on',
  },
  ...FILING_FIELDS,
  { key: 'cash', label: 'Cash and accounts', section: 'amount', kind: 'money', needed: always },
  { key: 'securities', label: 'Securities', section: 'amount', kind: 'money' },
  { key: 'goods', label: 'Vehicles and household goods', section: 'amount', kind: 'money' },
  { key: 'otherProperty', label: 'Other personal property', section: 'amount', kind: 'money' },
  { key: 'realEstate', label: 'Real estate', section: 'amount', kind: 'money' },
  {
    key: 'realEstateDebt',
    label: 'Mortgages on the real estate',
    section: 'amount',
    kind: 'money',
  },
  {
    key: 'powerToSell',
    label: 'Power to sell the real estate or collect its rents?',
    section: 'amount',
    kind: 'yes-no',
  },
  {
    key: 'income',
    label: 'Income of one year, without rents',
    section: 'amount',
    kind: 'money',
    needed: always,
  },
  {
    key: 'rents',
    label: 'Gross rents of one year',
    section: 'amount',
    kind: 'money',
    needed: always,
  },
  { key: 'recoveries', label: 'Likely recoveries in lawsuits', section: 'amount', kind: 'money' },
  {
    key: 'debts',
    label: 'Debts and claims to pay',
    section: 'amount',
    kind: 'money',
    needed: always,
  },
  {
    key: 'restricted',
    label: 'Restricted accounts',
    section: 'amount',
    kind: 'rows',
    hint: 'Deposits that only a court order releases.',
    rows: { bank: 'Bank', amount: 'Amount', order: 'Order, with its day' },
  },
  {
    key: 'hasWill',
    label: 'Is there a will?',
    section: 'risk',
    kind: 'yes-no',
    asked: ofEstate,
    needed: ofEstate,
  },
  {
    key: 'willWaives',
    label: 'Does the will waive the bond?',
    section: 'risk',
    kind: 'yes-no',
    asked: ofWill,
    needed: (values) => ofWill(values) && isYes(values, 'hasWill'),
  },
  {
    key: 'demanded',
    label: 'Did an interested person demand the bond?',
    section: 'risk',
    kind: 'yes-no',
  },
  {
    key: 'objections',
    label: 'Any objections to the appointment?',
    section: 'risk',
    kind: 'yes-no',
    needed: always,
  },
  {
    key: 'contest',
    label: 'Is the will or the appointment contested?',
    section: 'risk',
    kind: 'yes-no',
    needed: always,
  },
  { key: 'priorRemoved', label: 'Was a prior fiduciary removed?', section: 'risk', kind: 'yes-no' },
  {
    key: 'heirs',
    label: 'Heirs and beneficiaries',
    section: 'risk',
    kind: 'rows',
    hint: 'The underwriter reads how many there are and how many cannot act alone, but no names.',
    rows: { name: 'Name', relation: 'Relation', share: 'Share', limits: 'Minor or incapacitated?' },
    needed: ofEstate,
  },
  { key: 'business', label: 'Does a business continue?', section: 'risk', kind: 'yes-no' },
  {
    key: 'source',
    label: 'Main source of the ward’s funds',
    section: 'risk',
    kind: 'choice',
    choices: FUND_SOURCES,
    asked: ofGuardian,
    needed: ofGuardian,
  },
  {
    key: 'support',
    label: 'Support of the ward per month',
    section: 'risk',
    kind: 'money',
    asked: ofGuardian,
    needed: ofGuardian,
  },
  {
    key: 'attorneyStays',
    label: 'Do you stay until the end of the case?',
    section: 'risk',
    kind: 'yes-no',
    needed: always,
  },
  { key: 'jointControl', label: 'Is joint control agreed?', section: 'risk', kind: 'yes-no' },
  {
    key: RECOMMENDATION_KEY,
    label: 'Your recommendation',
    section: 'risk',
    kind: 'note',
    hint: 'For our underwriter. It goes into the quote under “Additional information”, where you can change it.',
    max: 800, // with every other answer, it fits that field of the quote
  },
  PAYER_FIELD,
];

/** How many beneficiaries cannot speak for themselves. */
export function protectedHeirs(values: MatterValues): number {
  return rowsOf(values, 'heirs').filter(({ limits = '' }) => /^(y|m|i)/iu.test(limits.trim()))
    .length;
}
