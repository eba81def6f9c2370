/** What the address of the dashboard says: which tab is open, which page of its list, or which bond. */

/** Spec 2, section 2: the tabs, in their order. */
export const DESK_TABS = ['bonds', 'renewals', 'documents', 'account'] as const;

export type DeskTab = (typeof DESK_TABS)[number];

/** What each tab is labelled (spec 2, section 2). */
export const DESK_TAB_LABELS: Record<DeskTab, string> = {
  bonds: 'Active Bonds',
  renewals: 'Renewals',
  documents: 'Documents',
  account: 'Account',
};

export type DeskAddress = {
  tab: DeskTab;
  /** From 1. */
  page: number;
  /** The bond that is opened, as the address names it. */
  bondId?: string;
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const PAGE = /^[1-9]\d{0,3}$/;

/** Read the query of the dashboard. What cannot be read means the first tab and the first page. */
export function readDeskAddress(search: string): DeskAddress {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  const bondId = query.get('bond');

  return {
    tab: DESK_TABS.find((tab) => tab === query.get('tab')) ?? 'bonds',
    page: PAGE.test(page) ? Number(page) : 1,
    ...(bondId !== null && { bondId }),
  };
}

/** Write an address over another: what others put there stays; the first tab and page go without a name. */
export function writeDeskAddress(
  { tab, page, bondId }: Omit<DeskAddress, 'page'> & { page?: number },
  search: string,
): string {
  const query = new URLSearchParams(search);
  for (const name of ['tab', 'page', 'bond']) query.delete(name);
  if (tab !== 'bonds') query.set('tab', tab);
  if (page !== undefined && page > 1) query.set('page', String(page));
  if (bondId !== undefined) query.set('bond', bondId);

  const text = query.toString();

  return text === '' ? '' : `?${text}`;
}

/** Whether a text has the shape of a bond's id: the database refuses anything else with an error. */
export function isBondId(text: string): boolean {
  return UUID.test(text);
}
