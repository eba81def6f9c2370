/** What the address of the Account & Security page says: which tab is open. */

/** Spec 2, section 2: the tabs, in their order. */
export const ACCOUNT_TABS = ['profile', 'security', 'notifications', 'sessions'] as const;

export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** What each tab is labelled. */
export const ACCOUNT_TAB_LABELS: Record<AccountTab, string> = {
  profile: 'Profile',
  security: 'Security',
  notifications: 'Notifications',
  sessions: 'Sessions',
};

/** The tab that the query names; the first one when it names none of them. */
export function readAccountTab(search: string): AccountTab {
  const named = new URLSearchParams(search).get('tab');

  return ACCOUNT_TABS.find((tab) => tab === named) ?? 'profile';
}

/** The query with another tab in it. What else is in it stays. */
export function writeAccountTab(tab: AccountTab, search: string): string {
  const query = new URLSearchParams(search);
  query.set('tab', tab);

  return `?${query.toString()}`;
}
