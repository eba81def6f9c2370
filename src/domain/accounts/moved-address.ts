import { type AccountTab, writeAccountTab } from './account-address.ts';

/**
 * The current address of a requested page. 'redirected': the page has a new address. 'moved': the
 * page no longer exists.
 */
export type MovedAddress = { address: string; change: 'redirected' | 'moved' };

const DASHBOARD = '/dashboard';
const ACCOUNT = '/dashboard/account';

/** Old addresses of the account page, with the tab that each opened. */
const LEGACY: Readonly<Record<string, AccountTab | 'any'>> = {
  '/dashboard/security': 'security',
  '/dashboard/settings': 'any',
  '/dashboard/profile': 'profile',
};

/**
 * Find the replacement for an old path below the dashboard: the account page, otherwise the
 * dashboard. The query is kept. Undefined for the dashboard and the account page themselves.
 */
export function findMoved(pathname: string, search: string): MovedAddress | undefined {
  const path = pathname.replace(/\/+$/, '');
  if (path === DASHBOARD || path === ACCOUNT) return undefined;

  const tab = LEGACY[path];
  if (tab === undefined) return { address: `${DASHBOARD}${search}`, change: 'moved' };

  const query = tab === 'any' ? search : writeAccountTab(tab, search);

  return { address: `${ACCOUNT}${query}`, change: 'redirected' };
}
