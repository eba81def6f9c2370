/** The query of the Account & Security page, which names the open tab. */

/** The tabs in their order. */
export const ACCOUNT_TABS = ['profile', 'security', 'notifications', 'sessions'] as const;

export type AccountTab = (typeof ACCOUNT_TABS)[number];

export const ACCOUNT_TAB_LABELS: Record<AccountTab, string> = {
  profile: 'Profile',
  security: 'Security',
  notifications: 'Notifications',
  sessions: 'Sessions',
};

/** The tab in the query. Defaults to the first tab. */
export function readAccountTab(search: string): AccountTab {
  const named = new URLSearchParams(search).get('tab');

  return ACCOUNT_TABS.find((tab) => tab === named) ?? 'profile';
}

/** Set the tab in a query and keep its other parameters. */
export function writeAccountTab(tab: AccountTab, search: string): string {
  const query = new URLSearchParams(search);
  query.set('tab', tab);

  return `?${query.toString()}`;
}
