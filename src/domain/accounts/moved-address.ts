import { type AccountTab, writeAccountTab } from './account-address.ts';

/** Where the page is that was asked for, and whether it has a new address or is not there any more. */
export type MovedAddress = { address: string; change: 'redirected' | 'moved' };

const DASHBOARD = '/dashboard';
const ACCOUNT = '/dashboard/account';

/** Old addresses of the account page, and the tab each meant (spec 2, section 2: legacy redirects). */
const LEGACY: Readonly<Record<string, AccountTab | 'any'>> = {
  '/dashboard/security': 'security',
  '/dashboard/settings': 'any',
  '/dashboard/profile': 'profile',
};

/**
 * Where to find what a path below the dashboard once meant: the account page, else the dashboard itself. The query
 * goes along. Undefined for the dashboard and the account page themselves.
 */
export function findMoved(pathname: string, search: string): MovedAddress | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (path === DASHBOARD || path === ACCOUNT) return undefined;

  const tab = LEGACY[path];
  if (tab === undefined) return { address: `${DASHBOARD}${search}`, change: 'moved' };

  const query = tab === 'any' ? search : writeAccountTab(tab, search);

  return { address: `${ACCOUNT}${query}`, change: 'redirected' };
}
