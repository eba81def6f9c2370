/** How a bond reaches the court or agency that requires it, and who files it. */

import type { BondCategory } from '../bonds/bond-types.ts';

/** The filing methods of states and obligees. COUNTY: each county has its own. */
export const FILING_METHODS = ['EFILE', 'EMAIL', 'ORIGINAL', 'COUNTY'] as const;

export type FilingMethod = (typeof FILING_METHODS)[number];

/** The person who files the bond. 'nobody': the bond is kept and never filed. */
export const FILERS = ['customer', 'surety', 'either', 'nobody'] as const;

export type Filer = (typeof FILERS)[number];

/** The color of a badge: green, blue, orange and gray, in this order. */
export type BadgeTone = 'success' | 'info' | 'accent' | 'neutral';

export type FilingBadge = { label: string; tone: BadgeTone };

const BADGES: Record<FilingMethod, FilingBadge> = {
  EFILE: { label: 'E-file', tone: 'success' },
  EMAIL: { label: 'Email', tone: 'info' },
  ORIGINAL: { label: 'Original', tone: 'accent' },
  COUNTY: { label: 'By county', tone: 'neutral' },
};

const FILER_WORDS: Record<Filer, string> = {
  customer: 'You',
  surety: 'We do',
  either: 'You or our agent',
  nobody: 'Nobody: you keep it',
};

/** The badge of a filing method. Any other value is shown unchanged. */
export function filingBadge(method: string): FilingBadge {
  return isFilingMethod(method) ? BADGES[method] : { label: method, tone: 'neutral' };
}

/** Who reads how a bond is filed: the customer, or the attorney of the matter. */
export type FilingReader = 'customer' | 'attorney';

/** The person who files, in words for a table. In a court case, an attorney often files for the customer. */
export function filerWords(
  filer: Filer,
  category: BondCategory,
  reader: FilingReader = 'customer',
): string {
  return filer === 'customer' && category === 'court'
    ? filingFor(reader, 'You or your attorney')
    : FILER_WORDS[filer];
}

/** What the content says to the customer, and what their attorney reads instead. */
const FOR_ATTORNEY: readonly [said: RegExp, read: string][] = [
  [/\b([Yy])ou or your attorney\b/g, '$1ou or your client'],
  [/\b([Yy])our attorney ([a-z-]+)s\b/g, '$1ou $2'],
  [/\bYou give the bond at your\b/g, 'Your client gives the bond at the'],
  [/\bappoints you\b/g, 'appoints your client'],
  [/\byour letters\b/g, 'the letters'],
  [/\bBefore you sign\b/g, 'Before your client signs'],
];

/**
 * A text about filing for its reader. The content addresses the customer: "You or your attorney file the bond", "Your
 * attorney files the bond". Their attorney reads "You or your client file the bond" and "You file the bond".
 */
export function filingFor(reader: FilingReader, text: string): string {
  if (reader === 'customer') return text;

  return FOR_ATTORNEY.reduce((words, [said, read]) => words.replace(said, read), text);
}

function isFilingMethod(text: string): text is FilingMethod {
  return Object.hasOwn(BADGES, text);
}
