import { readdirSync } from 'node:fs';
import { BOND_SLUGS } from '../../src/domain/bonds/bond-types.ts';
import { WORKSHEETS, WORKSHEETS_PATH } from '../../src/domain/worksheets/worksheet-list.ts';
import { GUIDE_CATEGORIES } from '../../src/domain/guides/guide-categories.ts';
import { bondsWithLaw } from '../../src/integrations/guide-safety/bonds-with-law.ts';

/** The guides whose addresses must never change. */
export const BUILT_IN_GUIDES = [
  'executor-bond-guide',
  'administrator-bond-basics',
  'guardian-conservator-checklist',
  'appeal-supersedeas-overview',
  'notary-bond-state-by-state',
  'auto-dealer-bond-filing',
  'contract-bonds-quickstart',
  'erisa-fidelity-guide',
  'how-bond-amounts-are-set',
  'original-vs-efile',
  'probate-court-checklist',
  'bond-pricing-explained',
  'court-bond-cost-by-state',
];

/** Every guide: each file is a guide, unless its name begins with an underscore. */
export const GUIDES = readdirSync(new URL('../../content/articles', import.meta.url))
  .filter((file) => /^[^_].*\.mdx$/.test(file))
  .map((file) => file.replace(/\.mdx$/, ''));

/** The states on sale: each file is a state. */
export const SERVED_STATES = readdirSync(new URL('../../content/states', import.meta.url))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace(/\.yaml$/, '').toUpperCase());

/** Pages for signed-in users. No mailed link opens a session on them. */
export const DESK_PAGES = [
  '/dashboard',
  '/dashboard/account',
  '/dashboard/documents',
  '/dashboard/renewals',
  '/dashboard/attorney',
  '/dashboard/contractor',
  '/admin',
  '/admin/security',
  '/admin/inquiries',
  '/admin/contractors',
];

/** Account pages. Search engines must not list them. */
export const ACCOUNT_PAGES = [
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/mfa',
  '/account',
  '/unsubscribe',
  '/sign',
  '/pay',
  '/auth/callback',
  '/auth0/callback',
  ...DESK_PAGES,
];

/** "For Attorneys" and the contract bonds lead to the desks, and the desks to the dashboard. */
const LINKED_DESK_PAGES = ['/dashboard', '/dashboard/attorney', '/dashboard/contractor'];

/** Pages that are reached from a mail, another site or a redirect, and that no public page links to. */
export const REACHED_WITHOUT_LINK = [
  '/account',
  '/auth/callback',
  '/auth0/callback',
  ...DESK_PAGES.filter((path) => !LINKED_DESK_PAGES.includes(path)),
  '/mfa',
  '/reset-password',
  '/verify-email',
  '/unsubscribe',
  '/sign',
  '/pay',
];

/** Every public route with a page. */
export const ROUTES_WITH_PAGES = [
  '/',
  '/get-a-bond',
  '/quote',
  '/404',
  ...['court-fiduciary', 'license-permit', 'contract', 'erisa-fidelity', ...BOND_SLUGS].map(
    (slug) => `/products/${slug}`,
  ),
  '/products',
  '/states',
  ...SERVED_STATES.map((code) => `/states/${code.toLowerCase()}`),
  ...GUIDES.map((slug) => `/resources/${slug}`),
  ...GUIDE_CATEGORIES.map((category) => `/resources/category/${category}`),
  ...SERVED_STATES.map((code) => `/resources/state/${code.toLowerCase()}`),
  WORKSHEETS_PATH,
  ...Object.values(WORKSHEETS).map(({ path }) => path),
  '/how-it-works',
  '/resources',
  '/processing-times',
  '/state-requirements',
  ...bondsWithLaw().map((bond) => `/requirements/${bond}`),
  '/for-attorneys',
  '/support',
  '/about',
  '/licensing',
  '/compliance',
  '/legal/privacy',
  '/legal/terms',
  '/verify',
  '/inquiry',
  ...ACCOUNT_PAGES,
];

/** Addresses printed on papers. One page shows all of them. */
export const SHOWN_BY_VERIFY = ['/verify/1', '/verify/Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs'] as const;

/** Addresses below the dashboard without their own page. */
export const SHOWN_BY_DASHBOARD = [
  '/dashboard/bonds',
  '/dashboard/account/security',
  '/dashboard/no-such-page',
] as const;

/** Old addresses of the account page, which redirect to it. */
export const SHOWN_BY_ACCOUNT = [
  '/dashboard/security',
  '/dashboard/settings',
  '/dashboard/profile',
] as const;

/** Old addresses: the target and the status of each redirect. */
export const OLD_ADDRESSES = [
  ['/terms', 301, '/legal/terms'],
  ['/tos', 301, '/legal/terms'],
  ['/marshline-bond-flow', 301, '/'],
  ['/get-quote', 301, '/quote'],
  ['/bond-quote', 301, '/quote'],
  ['/attorneys', 301, '/for-attorneys'],
  ['/attorney', 301, '/for-attorneys'],
  ['/lawyers', 301, '/for-attorneys'],
  ['/contractors', 301, '/products/contract'],
  ['/login', 301, '/signin'],
  ['/log-in', 301, '/signin'],
  ['/sign-in', 301, '/signin'],
  ['/register', 301, '/signup'],
  ['/sign-up', 301, '/signup'],
  ['/verify-bond', 301, '/verify'],
  ['/contact', 301, '/support'],
  ['/help', 301, '/support'],
  ['/faq', 301, '/support'],
  ['/privacy', 301, '/legal/privacy'],
  ['/bonds', 301, '/get-a-bond'],
  ['/guides', 301, '/resources'],
  ['/pricing', 301, '/resources/bond-pricing-explained'],
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
    (code) => [`/resources/state/${code}`, 301, `/resources/state/${code.toLowerCase()}`] as const,
  ),
  ['/resources/Executor-Bond-Guide', 301, '/resources/executor-bond-guide'],
  ['/resources/category/pRoBate', 301, '/resources/category/probate'],
  ['/Products/NOTARY', 301, '/products/notary'],
  ['/resources/state/HI', 302, '/404'],
  ['/resources/state/south-carolina', 302, '/404'],
] as const;

/** Unknown guides and categories: the hub receives the requested name. */
export const LED_TO_HUB = [
  ['/resources/no-such-guide', '/resources?missing=no-such-guide'],
  ['/resources/a/b', '/resources?missing=a/b'],
  ['/resources/category/no-such-category', '/resources?category=no-such-category'],
  ['/resources/category', '/resources?category='],
  ['/resources/no-such-guide?state=TX', '/resources?missing=no-such-guide&state=TX'],
] as const;

/** A name in capitals, in title case, and with a capital first letter. */
function spellingsOf(name: string): string[] {
  const first = name.charAt(0).toUpperCase() + name.slice(1);
  const each = first.replace(/-[a-z]/g, (letter) => letter.toUpperCase());

  return [...new Set([name.toUpperCase(), each, first])];
}
