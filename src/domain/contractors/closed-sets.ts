/** The closed sets of a contractor's account, with their labels. The database has the same sets. */

export const ENTITY_LABELS = {
  'sole-proprietor': 'Sole proprietor',
  partnership: 'Partnership',
  llc: 'Limited liability company',
  corporation: 'Corporation',
  's-corporation': 'S corporation',
  'joint-venture': 'Joint venture',
} as const;

/** Who prepared a statement, from the least assurance to the most. */
export const LEVEL_LABELS = {
  internal: 'Prepared by the company',
  compiled: 'Compiled by a CPA',
  reviewed: 'Reviewed by a CPA',
  audited: 'Audited by a CPA',
} as const;

export type StatementLevel = keyof typeof LEVEL_LABELS;

export const STATEMENT_KIND_LABELS = {
  fiscal: 'Fiscal year end',
  interim: 'Interim',
  personal: 'Personal financial statement',
  'tax-return': 'Tax return',
  'bank-letter': 'Bank letter',
} as const;

export type StatementKind = keyof typeof STATEMENT_KIND_LABELS;

export const WORK_KIND_LABELS = {
  building: 'Building',
  civil: 'Roads, bridges and civil',
  site: 'Site work',
  utility: 'Water, sewer and utility',
  roofing: 'Roofing',
  electrical: 'Electrical',
  mechanical: 'Mechanical and plumbing',
  demolition: 'Demolition',
  environmental: 'Environmental',
  maintenance: 'Maintenance',
  supply: 'Supply',
  other: 'Other',
} as const;

export type WorkKind = keyof typeof WORK_KIND_LABELS;

export const LAW_LABELS = {
  federal: 'Federal',
  state: 'State',
  local: 'City, county or district',
  private: 'Private',
} as const;

export const FORM_LABELS = {
  A312: 'AIA A312',
  'SF-25': 'Standard Form 25',
  ConsensusDocs: 'ConsensusDocs',
  owner: 'The owner’s own form',
  none: 'The owner names no form',
} as const;

export type BondForm = keyof typeof FORM_LABELS;

/** What counts against the aggregate limit. */
export const BASIS_LABELS = {
  'all-work': 'Cost to complete all work',
  bonded: 'Cost to complete bonded work',
  'penal-sums': 'Penal sums of bonded work',
} as const;

export type LineBasis = keyof typeof BASIS_LABELS;

export const RELATION_LABELS = {
  owner: 'Owner',
  spouse: 'Spouse',
  affiliate: 'Affiliated company',
} as const;

/** The keys of a table of labels, in their order. */
export function keysOf<Key extends string>(labels: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(labels) as Key[];
}
