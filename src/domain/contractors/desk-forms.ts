/** The fields of the contractor's forms. Their keys are the names of the columns. */
import { STATE_OPTIONS } from '../us-states.ts';
import { ENTITY_LABELS, LEVEL_LABELS, STATEMENT_KIND_LABELS } from './closed-sets.ts';
import { largestJobsProblem } from './largest-jobs.ts';
import { ownersProblem } from './owners.ts';
import { type FormField, type FormValue, type FormValues, optionsOf } from './typed-form.ts';

/** The last day of each month. A company's year ends on one of them. */
const MONTH_ENDS = {
  '12-31': 'December 31',
  '01-31': 'January 31',
  '02-28': 'February 28',
  '03-31': 'March 31',
  '04-30': 'April 30',
  '05-31': 'May 31',
  '06-30': 'June 30',
  '07-31': 'July 31',
  '08-31': 'August 31',
  '09-30': 'September 30',
  '10-31': 'October 31',
  '11-30': 'November 30',
} as const;

const NAICS = /^\d{6}$/;

/** The account of a company. The tax ID is asked in an application, where it is sealed. */
export const ACCOUNT_FIELDS: readonly FormField[] = [
  { key: 'legal_name', label: 'Legal name', kind: 'text' },
  {
    key: 'trade_name',
    label: 'Trade name',
    kind: 'text',
    isOptional: true,
    hint: 'Bonds print it after the legal name. Leave it empty if you bid under the legal name alone.',
  },
  { key: 'entity', label: 'Kind of company', kind: 'select', options: optionsOf(ENTITY_LABELS) },
  { key: 'state_code', label: 'State of formation', kind: 'select', options: STATE_OPTIONS },
  { key: 'formed_on', label: 'Formed on', noun: 'the day the company was formed', kind: 'date' },
  {
    key: 'fiscal_year_end',
    label: 'Fiscal year ends',
    noun: 'the last day of your fiscal year',
    kind: 'select',
    options: optionsOf(MONTH_ENDS),
  },
  {
    key: 'cpa_level',
    label: 'Your CPA’s statement',
    kind: 'select',
    options: optionsOf(LEVEL_LABELS),
    isOptional: true,
  },
  {
    key: 'largest_job_cents',
    label: 'Largest finished job',
    kind: 'money',
    hint: 'The price of the largest job that you finished in the last five years.',
  },
  {
    key: 'single_asked_cents',
    label: 'Limit you want for one job',
    kind: 'money',
    hint: 'The largest job that you want to bid. A round figure is fine: an underwriter decides.',
  },
  {
    key: 'aggregate_asked_cents',
    label: 'Limit you want for all jobs',
    kind: 'money',
    hint: 'All work that you want to have under way at one time, with the jobs that you have now.',
  },
];

/** The further answers about a company, kept together. */
export const DETAIL_FIELDS: readonly FormField[] = [
  {
    key: 'trades',
    label: 'Trades',
    noun: 'your trades',
    kind: 'text',
    hint: 'What you build yourself.',
  },
  {
    key: 'naics',
    label: 'NAICS code',
    kind: 'text',
    isOptional: true,
    hint: 'The 6 digits of your main trade, as on your tax return.',
    check: (text) => (NAICS.test(text) ? undefined : 'enter 6 digits, such as 237310'),
  },
  {
    key: 'licenses',
    label: 'License numbers and states',
    noun: 'your license numbers and their states',
    kind: 'text',
    max: 500,
    hint: 'Write “none” if your work needs no license.',
  },
  { key: 'territory', label: 'Where you work', kind: 'text', isOptional: true },
  { key: 'employees', label: 'Employees', kind: 'number', isOptional: true },
  { key: 'receipts1', label: 'Receipts of the last year', kind: 'money', isOptional: true },
  { key: 'receipts2', label: 'Receipts of the year before', kind: 'money', isOptional: true },
  { key: 'receipts3', label: 'Receipts two years before', kind: 'money', isOptional: true },
  {
    key: 'owners',
    label: 'Owners',
    kind: 'note',
    isOptional: true,
    max: 1000,
    hint: 'One on each line: name, percent, title, years. Together 100%. Example: Ann Lee, 60%, president, 12.',
    check: ownersProblem,
  },
  {
    key: 'largestJobs',
    label: 'Three largest jobs in five years',
    kind: 'note',
    isOptional: true,
    max: 2000,
    hint: 'One on each line, separated by semicolons: owner; kind of work; place; price; year; final gross profit; reference.',
    check: largestJobsProblem,
  },
  {
    key: 'bankName',
    label: 'Bank',
    kind: 'text',
    isOptional: true,
    hint: 'The name only. No account numbers.',
  },
  { key: 'bankLine', label: 'Line of credit', kind: 'money', isOptional: true },
  { key: 'bankDrawn', label: 'Drawn on the line of credit', kind: 'money', isOptional: true },
  {
    key: 'bankExpires',
    label: 'Line of credit expires',
    noun: 'the day the line of credit expires',
    kind: 'date',
    isOptional: true,
  },
  {
    key: 'bankSecured',
    label: 'Is the line of credit secured?',
    kind: 'select',
    options: optionsOf({ yes: 'Yes', no: 'No' }),
    isOptional: true,
  },
  { key: 'cpaFirm', label: 'CPA firm', kind: 'text', isOptional: true },
  {
    key: 'priorSurety',
    label: 'Prior surety, and why you leave',
    kind: 'note',
    isOptional: true,
    max: 500,
  },
  {
    key: 'trouble',
    label: 'Liens, suits and bankruptcies',
    kind: 'note',
    isOptional: true,
    max: 1000,
  },
  { key: 'keyPeople', label: 'Key people', kind: 'note', isOptional: true, max: 1000 },
];

/** The details without which nobody opens an account. The others may wait. */
export const OPENING_DETAILS = DETAIL_FIELDS.filter(({ isOptional }) => !isOptional);

/** The values of account and details, as `save_contractor` takes them. */
export function accountFacts(values: FormValues): Record<string, FormValue | FormValues> {
  const of = (fields: readonly FormField[]): FormValues =>
    Object.fromEntries(fields.map(({ key }) => [key, values[key] ?? null]));

  return { ...of(ACCOUNT_FIELDS), details: of(DETAIL_FIELDS) };
}

const { fiscal, interim, personal } = STATEMENT_KIND_LABELS;

/** The statements that have these figures. */
const TYPED_STATEMENTS = { fiscal, interim, personal };

/** A financial statement, as typed from it. */
export const STATEMENT_FIELDS: readonly FormField[] = [
  {
    key: 'kind',
    label: 'Kind of statement',
    kind: 'select',
    options: optionsOf(TYPED_STATEMENTS),
    hint: 'Add a tax return or a bank letter as a file below.',
  },
  {
    key: 'level',
    label: 'Prepared by',
    noun: 'who prepared the statement',
    kind: 'select',
    options: optionsOf(LEVEL_LABELS),
  },
  { key: 'as_of', label: 'As of', noun: 'the date of the statement', kind: 'date' },
  { key: 'current_assets_cents', label: 'Current assets', kind: 'money' },
  { key: 'current_liabilities_cents', label: 'Current liabilities', kind: 'money' },
  { key: 'net_worth_cents', label: 'Net worth', kind: 'signed-money' },
  { key: 'revenue_cents', label: 'Revenue', kind: 'money' },
  { key: 'profit_cents', label: 'Profit', kind: 'signed-money', hint: 'A loss in parentheses.' },
];
