/** How a bond reaches the court or agency that asked for it, and who brings it. */

/** Specification 2, section 3: a state's default, and an obligee's own way. */
export const FILING_METHODS = ['EFILE', 'EMAIL', 'ORIGINAL'] as const;

export type FilingMethod = (typeof FILING_METHODS)[number];

/** Who hands the bond in; nobody, where it is kept and shown but never filed. */
export const FILERS = ['customer', 'surety', 'either', 'nobody'] as const;

export type Filer = (typeof FILERS)[number];

/** The look of a badge: green, blue, orange and grey, in this order. */
export type BadgeTone = 'success' | 'info' | 'accent' | 'neutral';

export type FilingBadge = { label: string; tone: BadgeTone };

const BADGES: Record<FilingMethod, FilingBadge> = {
  EFILE: { label: 'E-file', tone: 'success' },
  EMAIL: { label: 'Email', tone: 'info' },
  ORIGINAL: { label: 'Original', tone: 'accent' },
};

const FILER_WORDS: Record<Filer, string> = {
  customer: 'You',
  surety: 'We do',
  either: 'You or our agent',
  nobody: 'Nobody: you keep it',
};

/** The badge of a filing method; any other value is shown as it is (specification 2, section 4). */
export function filingBadge(method: string): FilingBadge {
  return isFilingMethod(method) ? BADGES[method] : { label: method, tone: 'neutral' };
}

/** Who files, in the words of a table. */
export function filerWords(filer: Filer): string {
  return FILER_WORDS[filer];
}

function isFilingMethod(text: string): text is FilingMethod {
  return Object.hasOwn(BADGES, text);
}
