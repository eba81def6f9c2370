/** What a guide can be about (spec 2, section 3). */
export const GUIDE_CATEGORIES = [
  'probate',
  'license-permit',
  'contract',
  'erisa',
  'how-to',
  'pricing',
  'compliance',
] as const;

export type GuideCategory = (typeof GUIDE_CATEGORIES)[number];

/** The title of each category's page (spec 2, section 2). */
export const GUIDE_CATEGORY_TITLES: Record<GuideCategory, string> = {
  probate: 'Court & Fiduciary Bonds',
  'license-permit': 'License & Permit Bonds',
  contract: 'Contract Bonds',
  erisa: 'ERISA Bonds',
  'how-to': 'How-To Guides',
  pricing: 'Pricing Guides',
  compliance: 'Compliance Resources',
};

/** The people a guide can be written for. */
export const GUIDE_READERS = [
  'attorney',
  'executor',
  'contractor',
  'notary',
  'dealer',
  'sponsor',
] as const;

export type GuideReader = (typeof GUIDE_READERS)[number];

/** Who stands behind a source of a guide (spec 2, section 3: domainType). */
export const SOURCE_DOMAINS = ['statute', 'court', 'agency', 'industry'] as const;

export type SourceDomain = (typeof SOURCE_DOMAINS)[number];
