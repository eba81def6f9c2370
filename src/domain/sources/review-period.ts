/** How long a check of a source holds. Laws change with a session, prices at any time. */

/** Months until a statute, court or agency, or a figure of our own, is checked again. */
export const OFFICIAL_REVIEW_MONTHS = 12;

/** Months until a seller's page, or an outdated one, is checked again. */
export const MARKET_REVIEW_MONTHS = 6;

/** The month by which a source must be checked again: '2027-11' for a law checked in '2026-11'. */
export function nextReview(verified: string, isMarket: boolean): string {
  const months = isMarket ? MARKET_REVIEW_MONTHS : OFFICIAL_REVIEW_MONTHS;
  const [year, month] = [Number(verified.slice(0, 4)), Number(verified.slice(5, 7))];
  const count = year * 12 + (month - 1) + months;

  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Whether that month has passed. `today` is `YYYY-MM-DD`. */
export function isReviewOverdue(verified: string, isMarket: boolean, today: string): boolean {
  return today.slice(0, 7) > nextReview(verified, isMarket);
}
