/** The closed sets of firms and matters, with their words. The database has the same sets. */
import type { BondSlug } from '../bonds/bond-types.ts';

/** The kinds of matters. */
export const MATTER_KINDS = {
  fiduciary: 'Fiduciary matter',
  litigation: 'Litigation matter',
} as const;

export type MatterKind = keyof typeof MATTER_KINDS;

/** The roles at a firm, with what each may do. */
export const FIRM_ROLES = {
  owner: { label: 'Owner', text: 'Opens every matter and manages the firm' },
  attorney: { label: 'Attorney', text: 'Opens and changes matters, names colleagues for them' },
  paralegal: { label: 'Paralegal', text: 'Opens and changes matters' },
  billing: { label: 'Billing', text: 'Reads matters, but not their private notes' },
} as const;

export type FirmRole = keyof typeof FIRM_ROLES;

/** Who can see and change a matter. */
export const MATTER_ACCESS = {
  firm: 'Everyone at the firm',
  named: 'Owners, and members named for the matter',
} as const;

export type MatterAccess = keyof typeof MATTER_ACCESS;

/** The bonds of each kind of matter. */
export const MATTER_BONDS = {
  fiduciary: {
    administrator: 'Administrator bond',
    'executor-personal-representative': 'Executor bond',
    'guardian-conservator': 'Guardian or conservator bond',
    trustee: 'Trustee bond',
  },
  litigation: { 'appeal-supersedeas': 'Appeal bond' },
} as const satisfies Record<MatterKind, Partial<Record<BondSlug, string>>>;

/** The soft answers before an application. */
export const BONDABILITY_WORDS = {
  likely: { label: 'Likely', text: 'On these facts we can likely write this bond.' },
  'needs-help': {
    label: 'Needs help',
    text: 'We need more documents or a call before we can say.',
  },
  'needs-joint-control': {
    label: 'Needs joint control',
    text: 'We can likely write this bond if we share control of the assets, or if deposits are restricted by order.',
  },
} as const;

export type BondabilityAnswer = keyof typeof BONDABILITY_WORDS;

/** How long a soft answer holds. */
export const BONDABILITY_DAYS = 60;

/** The name of a bond of a matter. */
export function matterBondName(slug: string): string {
  const all: Partial<Record<string, string>> = {
    ...MATTER_BONDS.fiduciary,
    ...MATTER_BONDS.litigation,
  };

  return all[slug] ?? 'Bond not chosen';
}
