import { BOND_SLUGS } from '../../src/domain/bonds/bond-types.ts';

/** The 25 states we serve (specification 2, section 3). */
export const SERVED_STATES =
  'SC GA NC FL AL TN VA MD PA NY NJ CT MA TX AZ NM CO CA WA OR IL OH MI MN WI'.split(' ');

/** Every public route of both route tables that has a page by now. */
export const ROUTES_WITH_PAGES = [
  ...['/', '/get-a-bond', '/quote', '/404'],
  ...['court-fiduciary', 'license-permit', 'contract', 'erisa-fidelity', ...BOND_SLUGS].map(
    (slug) => `/products/${slug}`,
  ),
  '/products',
  '/states',
  ...SERVED_STATES.map((code) => `/states/${code.toLowerCase()}`),
  ...['/how-it-works', '/resources', '/processing-times', '/state-requirements'],
  ...['/for-attorneys', '/support', '/about', '/licensing', '/compliance'],
  ...['/legal/privacy', '/legal/terms', '/signin', '/dashboard'],
];

/** Routes of the tables whose pages come with a part that is not built yet, by that part. */
export const LATER_ROUTES = {
  guides: ['/resources/executor-bond-guide', '/resources/category/probate', '/resources/state/SC'],
  accounts: [
    ...['/signup', '/mfa', '/forgot-password', '/reset-password', '/verify-email', '/account'],
    ...['/auth/callback', '/auth0/callback'],
  ],
  'underwriting and issue': ['/verify/1', '/admin', '/admin/security'],
} as const;

/** Addresses below the dashboard that have no page of their own yet, and one that never will. */
export const SHOWN_BY_DASHBOARD = [
  ...['/dashboard/documents', '/dashboard/renewals'],
  ...['/dashboard/account', '/dashboard/account/security'],
  // Legacy addresses that will lead to the account page.
  ...['/dashboard/security', '/dashboard/settings', '/dashboard/profile'],
  ...['/dashboard/attorney', '/dashboard/contractor', '/dashboard/no-such-page'],
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
] as const;
