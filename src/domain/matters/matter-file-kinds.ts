/** The kinds of files of a matter, each with its label. */
export const MATTER_FILE_KINDS = {
  'court-order': 'Court order',
  judgment: 'Judgment',
  letter: 'Letter',
  other: 'Other',
} as const;

export type MatterFileKind = keyof typeof MATTER_FILE_KINDS;

/** The largest file of a matter in bytes: 6 MB, enough for a scanned order of twenty pages. The bucket has the same limit. */
export const MAX_MATTER_FILE_BYTES = 6 * 1024 * 1024;
