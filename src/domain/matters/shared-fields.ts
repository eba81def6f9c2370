/** Fields that fiduciary and litigation matters share. */
import type { MatterField } from './matter-field.ts';
import { PAYER_LABELS } from './payers.ts';

const always = () => true;

/** State, court and case number, and the firm's own reference. */
export const CASE_FIELDS: readonly MatterField[] = [
  {
    key: 'state',
    label: 'State',
    section: 'case',
    kind: 'state',
    column: 'state_code',
    needed: always,
  },
  {
    key: 'county',
    label: 'County of the court',
    section: 'case',
    kind: 'text',
    column: 'county',
    max: 80,
    needed: always,
  },
  {
    key: 'court',
    label: 'Court',
    section: 'case',
    kind: 'text',
    column: 'court',
    max: 160,
    hint: 'As at the top of its papers, without the county.',
    needed: always,
  },
  {
    key: 'caseNumber',
    label: 'Case number',
    section: 'case',
    kind: 'text',
    column: 'case_number',
    max: 60,
    hint: 'Leave it empty until the court assigns one.',
  },
  {
    key: 'reference',
    label: 'Your file number',
    section: 'case',
    kind: 'text',
    column: 'reference',
    max: 60,
  },
];

/** Who pays for the bond. */
export const PAYER_FIELD: MatterField = {
  key: 'payer',
  label: 'Who pays for the bond?',
  section: 'risk',
  kind: 'choice',
  column: 'payer',
  choices: PAYER_LABELS,
  needed: always,
};

/** When the bond must be and was filed, and its amount. The last of the dates, and the first of the amounts. */
export const FILING_FIELDS: readonly MatterField[] = [
  {
    key: 'fileBy',
    label: 'File the bond by',
    section: 'dates',
    kind: 'date',
    column: 'file_by',
    hint: 'Without it, we count to the hearing.',
  },
  { key: 'filedOn', label: 'Bond filed on', section: 'dates', kind: 'date' },
  {
    key: 'amount',
    label: 'Amount in the order, or requested',
    section: 'amount',
    kind: 'money',
    column: 'amount_cents',
    needed: always,
  },
];
