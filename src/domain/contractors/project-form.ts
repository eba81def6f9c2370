/** The form of a project to bid on. */
import { STATE_OPTIONS } from '../us-states.ts';
import { FORM_LABELS, LAW_LABELS, WORK_KIND_LABELS } from './closed-sets.ts';
import { type FormField, optionsOf } from './typed-form.ts';

/** When the bids of a project open. */
export const BID_AT_FIELD: FormField = {
  key: 'bid_at',
  label: 'Bid date and time',
  kind: 'time',
  hint: 'In your own time zone.',
};

/** The fields of a project. Their keys are the names of the columns. The bid time is the local time of its time zone. */
export const PROJECT_FIELDS: readonly FormField[] = [
  {
    key: 'number',
    label: 'Job number',
    kind: 'text',
    max: 40,
    hint: 'Your own number for the job, the same as on your work in progress. We suggest the next one. Change it if yours is different.',
  },
  {
    key: 'bid_number',
    label: 'Owner’s bid or project number',
    kind: 'text',
    isOptional: true,
    max: 60,
    hint: 'As on the invitation to bid. The bid bond prints it. Without one, it prints your job number.',
  },
  { key: 'name', label: 'Project', kind: 'text' },
  { key: 'owner_name', label: 'Owner', kind: 'text' },
  { key: 'owner_address', label: 'Owner’s address', kind: 'text', isOptional: true, max: 300 },
  { key: 'place', label: 'Place', kind: 'text', isOptional: true },
  { key: 'state_code', label: 'State', kind: 'select', options: STATE_OPTIONS },
  { key: 'work_kind', label: 'Kind of work', kind: 'select', options: optionsOf(WORK_KIND_LABELS) },
  {
    key: 'public_law',
    label: 'Whose work',
    noun: 'whose work it is',
    kind: 'select',
    options: optionsOf(LAW_LABELS),
  },
  {
    key: 'form',
    label: 'Bond form',
    kind: 'select',
    options: optionsOf(FORM_LABELS),
    hint: 'As the invitation to bid names it. We issue our own form. If the owner names another one, ask whether it accepts ours.',
  },
  BID_AT_FIELD,
  {
    key: 'estimate_cents',
    label: 'Your estimated cost',
    kind: 'money',
    hint: 'What the job costs you. If you have no figure yet, the owner’s estimate.',
  },
  {
    key: 'bid_security_percent',
    label: 'Bid security in percent',
    kind: 'number',
    isOptional: true,
    max: 100,
  },
  {
    key: 'bid_security_cap_cents',
    label: 'Bid security in dollars',
    kind: 'money',
    isOptional: true,
    hint: 'A fixed amount, or the most that the percentage can come to.',
  },
  {
    key: 'starts_on',
    label: 'Start',
    noun: 'the day the work starts',
    kind: 'date',
    isOptional: true,
  },
  { key: 'ends_on', label: 'End', noun: 'the day the work ends', kind: 'date', isOptional: true },
  { key: 'damages_per_day_cents', label: 'Liquidated damages per day', kind: 'money' },
  {
    key: 'maintenance_months',
    label: 'Maintenance or warranty in months',
    kind: 'number',
    isOptional: true,
    max: 240,
  },
  {
    key: 'bid_network',
    label: 'Electronic bidding network',
    kind: 'text',
    isOptional: true,
    max: 100,
    hint: 'Where you send the bid, if the owner takes it online.',
  },
  { key: 'is_prime', label: 'We are the prime contractor', kind: 'check' },
  { key: 'is_hazardous', label: 'Hazardous materials', kind: 'check' },
  { key: 'has_design', label: 'Design duties', kind: 'check' },
  { key: 'guarantees_efficiency', label: 'A guarantee of efficiency', kind: 'check' },
  { key: 'is_takeover', label: 'A takeover of another contractor’s work', kind: 'check' },
];
