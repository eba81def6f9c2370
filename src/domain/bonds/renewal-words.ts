/** What the days until a renewal come to in words. */
/** From here on a renewal is pressing: an underwriter and the mail take about this long. */
const SOON_DAYS = 30;

/** "Due today", "1 day remaining", "45 days remaining". */
export function remainingWords(days: number): string {
  if (days < 0) return 'Past due';
  if (days === 0) return 'Due today';

  return days === 1 ? '1 day remaining' : `${days} days remaining`;
}

/** Whether a renewal has to be begun now. */
export function isRenewalPressing(days: number): boolean {
  return days <= SOON_DAYS;
}

/** The address that begins a quote filled from a bond. */
export function renewalHref(bond: { id: string; bondSlug: string; stateCode: string }): string {
  const query = new URLSearchParams({
    bondType: bond.bondSlug,
    state: bond.stateCode,
    renews: bond.id,
  });

  return `/quote?${query.toString()}`;
}
