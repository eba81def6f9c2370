import { leadsOn } from './hydrated.ts';
import { ACCOUNT_PAGES, DESK_PAGES } from './routes.ts';

const MEMBERS_PAGES = [...DESK_PAGES, '/account'];

/** One page of each kind that anyone can open. */
export const OPEN_PAGES = [
  '/',
  '/products',
  '/products/contract',
  '/products/notary',
  '/states',
  '/states/sc',
  '/resources',
  '/resources/executor-bond-guide',
  '/resources/category/probate',
  '/resources/state/sc',
  '/resources/worksheets/probate-bond-amount',
  '/requirements/notary',
  '/get-a-bond',
  '/quote',
  '/quote?bondType=notary&state=SC',
  '/verify',
  '/inquiry',
  '/support',
  '/state-requirements',
  '/processing-times',
  '/for-attorneys',
  '/legal/terms',
  '/404',
  ...ACCOUNT_PAGES.filter((path) => !MEMBERS_PAGES.includes(path) && !leadsOn(path)),
];
