/** The kinds of files of a contractor, each with its label. A statement belongs to the company, a form or contract to a project. */
export const CONTRACTOR_FILE_KINDS = {
  statement: 'Financial statement',
  'bond-form': 'Owner’s bond form',
  contract: 'Contract',
  other: 'Other',
} as const;

export type ContractorFileKind = keyof typeof CONTRACTOR_FILE_KINDS;

/** The kinds that the desk offers in the company's files, and in those of a project. */
export const FILE_KINDS_OF = {
  company: ['statement', 'other'],
  project: ['bond-form', 'contract', 'other'],
} as const satisfies Record<string, readonly ContractorFileKind[]>;
