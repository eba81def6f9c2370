import { readdirSync } from 'node:fs';
import { BOND_SLUGS } from '../../src/domain/bonds/bond-types.ts';
import { GUIDE_CATEGORIES } from '../../src/domain/guides/guide-categories.ts';

/** The guides that specification 2, section 3 names, and the thirteenth it counts. */
export const BUILT_IN_GUIDES = [
  ...['executor-bond-guide', 'administrator-bond-basics', 'guardian-conservator-checklist'],
  ...['appeal-supersedeas-overview', 'notary-bond-state-by-state', 'auto-dealer-bond-filing'],
  ...['contract-bonds-quickstart', 'erisa-fidelity-guide', 'how-bond-amounts-are-set'],
  ...['original-vs-efile', 'probate-court-checklist', 'bond-pricing-explained'],
  'court-bond-cost-by-state',
];

/** Every guide there is: a file is a guide, unless its name begins with an underscore. */
export const GUIDES = readdirSync(new URL('../../content/articles', import.meta.url))
  .filter((file) => /^[^_].*\.mdx$/.test(file))
  .map((file) => file.replace(/\.mdx$/, ''));

/** The 25 states we serve (specification 2, section 3). */
export const SERVED_STATES =
  'SC GA NC FL AL TN VA MD PA NY NJ CT MA TX AZ NM CO CA WA OR IL OH MI MN WI'.split(' ');

/** Pages of somebody signed in, on which no mailed link ever opens a session. */
export const DESK_PAGES = [
  ...['/dashboard', '/dashboard/account', '/dashboard/documents', '/dashboard/renewals'],
  ...['/dashboard/attorney', '/dashboard/contractor', '/admin', '/admin/security'],
];

/** Pages of the account. None of them may be listed by search engines. */
export const ACCOUNT_PAGES = [
  ...['/signin', '/signup', '/forgot-password', '/reset-password', '/verify-email', '/mfa'],
  ...['/account', '/unsubscribe', '/auth/callback', '/auth0/callback', ...DESK_PAGES],
];

/** Pages that a mail, another site or a guard leads to, and no link on a page that everybody sees. */
export const REACHED_WITHOUT_LINK = [
  ...['/account', '/auth/callback', '/auth0/callback', ...DESK_PAGES, '/mfa'],
  ...['/reset-password', '/verify-email', '/unsubscribe'],
];

/** Every public route of both route tables that has a page by now. */
export const ROUTES_WITH_PAGES = [
  ...['/', '/get-a-bond', '/quote', '/404'],
  ...['court-fiduciary', 'license-permit', 'contract', 'erisa-fidelity', ...BOND_SLUGS].map(
    (slug) => `/products/${slug}`,
  ),
  '/products',
  '/states',
  ...SERVED_STATES.map((code) => `/states/${code.toLowerCase()}`),
  ...GUIDES.map((slug) => `/resources/${slug}`),
  ...GUIDE_CATEGORIES.map((category) => `/resources/category/${category}`),
  ...SERVED_STATES.map((code) => `/resources/state/${code}`),
  ...['/how-it-works', '/resources', '/processing-times', '/state-requirements'],
  ...['/for-attorneys', '/support', '/about', '/licensing', '/compliance'],
  ...['/legal/privacy', '/legal/terms', '/verify'],
  ...ACCOUNT_PAGES,
];

/** Addresses that papers bear: one page shows them all. */
export const SHOWN_BY_VERIFY = ['/verify/1', '/verify/Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs'] as const;

/** Addresses below the dashboard that have no page of their own. */
export const SHOWN_BY_DASHBOARD = [
  ...['/dashboard/bonds', '/dashboard/account/security', '/dashboard/no-such-page'],
] as const;

/** Old addresses of the account page (specification 2, section 2: legacy redirects). */
export const SHOWN_BY_ACCOUNT = [
  ...['/dashboard/security', '/dashboard/settings', '/dashboard/profile'],
] as const;

/** Old addresses: where each leads, with which status (both specifications, section 2). */
export const OLD_ADDRESSES = [
  ['/terms', 301, '/legal/terms'],
  ['/tos', 301, '/legal/terms'],
  ['/marshline-bond-flow', 301, '/'],
  ['/get-quote', 301, '/quote'],
  ['/bond-quote', 301, '/quote'],
  ['/products/notary-public', 301, '/products/notary'],
  ...SERVED_STATES.map(
    (code) => [`/states/${code}`, 301, `/states/${code.toLowerCase()}`] as const,
  ),
  ['/states/hi', 302, '/404'],
  ['/states/HI', 302, '/404'],
  ['/states/south-carolina', 302, '/404'],
  ...GUIDE_CATEGORIES.flatMap((category) =>
    spellingsOf(category).map(
      (spelling) =>
        [`/resources/category/${spelling}`, 301, `/resources/category/${category}`] as const,
    ),
  ),
  ...SERVED_STATES.map(
    (code) => [`/resources/state/${code.toLowerCase()}`, 301, `/resources/state/${code}`] as const,
  ),
  ['/resources/state/HI', 302, '/404'],
  ['/resources/state/south-carolina', 302, '/404'],
] as const;

/** Guides and categories that are not there: the hub learns what was asked for (specification 2, section 8). */
export const LED_TO_HUB = [
  ['/resources/no-such-guide', '/resources?missing=no-such-guide'],
  ['/resources/Executor-Bond-Guide', '/resources?missing=Executor-Bond-Guide'],
  ['/resources/a/b', '/resources?missing=a/b'],
  ['/resources/category/no-such-category', '/resources?category=no-such-category'],
  ['/resources/category/pRoBate', '/resources?category=pRoBate'],
  ['/resources/category', '/resources?category='],
  ['/resources/no-such-guide?state=TX', '/resources?missing=no-such-guide&state=TX'],
] as const;

/** A name in capitals, with a capital for each word, and with one for the first. */
function spellingsOf(name: string): string[] {
  const first = name.charAt(0).toUpperCase() + name.slice(1);
  const each = first.replace(/-[a-z]/g, (letter) => letter.toUpperCase());

  return [...new Set([name.toUpperCase(), each, first])];
}
