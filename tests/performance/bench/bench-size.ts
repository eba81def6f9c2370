/** One page of each type. */
export const PAGES = {
  '/': 'index.html',
  '/get-a-bond': 'get-a-bond.html',
  '/products/notary': 'products/notary.html',
  '/states/sc': 'states/sc.html',
  '/resources': 'resources.html',
  '/resources/executor-bond-guide': 'resources/executor-bond-guide.html',
  '/legal/terms': 'legal/terms.html',
  '/quote': 'quote.html',
  '/verify': 'verify.html',
  '/signin': 'signin.html',
};

/** The pages that a demo account opens after signing in, by its address. */
const MEMBER_PAGES: Readonly<Record<string, readonly string[]>> = {
  'customer@example.com': [
    '/dashboard',
    '/dashboard/documents',
    '/dashboard/renewals',
    '/dashboard/account',
  ],
  'attorney@example.com': ['/dashboard/attorney'],
  'contractor@example.com': ['/dashboard/contractor'],
  'underwriter@example.com': ['/admin', '/admin/inquiries', '/admin/contractors'],
};

/** How much a run measures, unless the command names the numbers of guides and applications. */
export const FULL = {
  runs: 3,
  /** Of Lighthouse. The largest paint of one run differs from the next by up to half a second, so three are few. */
  pageRuns: 5,
  pages: Object.keys(PAGES),
  memberPages: MEMBER_PAGES,
  calls: 100,
  costCalls: 40,
  searchGuides: [64, 5_000],
  guides: [100, 1_000, 5_000],
  applications: 100_000,
  queries: 15,
};

export type BenchSize = typeof FULL;

/** Enough to show that each part works. The figures mean little: nothing is measured twice. */
export const SHORT: BenchSize = {
  runs: 1,
  pageRuns: 1,
  pages: ['/legal/terms'],
  memberPages: { 'underwriter@example.com': ['/admin'] },
  calls: 8,
  costCalls: 1,
  searchGuides: [64, 5_000],
  guides: [20],
  applications: 200,
  queries: 1,
};
