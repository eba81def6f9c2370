/** The categories of guides. */
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

/** The title of each category's page. */
export const GUIDE_CATEGORY_TITLES: Record<GuideCategory, string> = {
  probate: 'Court & Fiduciary Bonds',
  'license-permit': 'License & Permit Bonds',
  contract: 'Contract Bonds',
  erisa: 'ERISA Bonds',
  'how-to': 'How-To Guides',
  pricing: 'Pricing Guides',
  compliance: 'Compliance Resources',
};

/** The audiences of guides. */
export const GUIDE_READERS = [
  'attorney',
  'executor',
  'contractor',
  'notary',
  'dealer',
  'sponsor',
] as const;

export type GuideReader = (typeof GUIDE_READERS)[number];

/** The kinds of publishers of a guide's sources. */
export const SOURCE_DOMAINS = ['statute', 'court', 'agency', 'industry'] as const;

export type SourceDomain = (typeof SOURCE_DOMAINS)[number];
