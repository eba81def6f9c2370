/** The query of the dashboard, which names the open tab, the page of its list, or the open bond. */

/** The tabs in their order. */
export const DESK_TABS = ['bonds', 'renewals', 'documents', 'account'] as const;

export type DeskTab = (typeof DESK_TABS)[number];

export const DESK_TAB_LABELS: Record<DeskTab, string> = {
  bonds: 'Active Bonds',
  renewals: 'Renewals',
  documents: 'Documents',
  account: 'Account',
};

export type DeskAddress = {
  tab: DeskTab;
  /** Starts at 1. */
  page: number;
  /** The id of the open bond. */
  bondId?: string;
  /** What the customer searches the bonds for. */
  search?: string;
};

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** Longer searches are cut off. */
const MAX_SEARCH_CHARACTERS = 80;

const PAGE = /^[1-9]\d{0,3}$/;

/** Parse the query of the dashboard. Invalid values become the first tab and the first page. */
export function readDeskAddress(search: string): DeskAddress {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  const bondId = query.get('bond');
  const words = (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_CHARACTERS);

  return {
    tab: DESK_TABS.find((tab) => tab === query.get('tab')) ?? 'bonds',
    page: PAGE.test(page) ? Number(page) : 1,
    ...(bondId !== null && { bondId }),
    ...(words !== '' && { search: words }),
  };
}

/**
 * Write an address into a query and keep its other parameters. The first tab and the first page
 * need no parameter.
 */
export function writeDeskAddress(
  { tab, page, bondId, search: words = '' }: Omit<DeskAddress, 'page'> & { page?: number },
  search: string,
): string {
  const query = new URLSearchParams(search);
  for (const name of ['tab', 'page', 'bond', 'q']) query.delete(name);
  if (tab !== 'bonds') query.set('tab', tab);
  if (page !== undefined && page > 1) query.set('page', String(page));
  if (bondId !== undefined) query.set('bond', bondId);
  if (words !== '') query.set('q', words);

  const text = query.toString();

  return text === '' ? '' : `?${text}`;
}

/** Whether a text has the format of a bond's id. The database answers other texts with an error. */
export function isBondId(text: string): boolean {
  return UUID.test(text);
}
