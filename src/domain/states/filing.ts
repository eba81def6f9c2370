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

/** The person who files, in words for a table. In a court case, an attorney often files for the customer. */
export function filerWords(filer: Filer, category: BondCategory): string {
  return filer === 'customer' && category === 'court' ? 'You or your attorney' : FILER_WORDS[filer];
}

function isFilingMethod(text: string): text is FilingMethod {
  return Object.hasOwn(BADGES, text);
}
