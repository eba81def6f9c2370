import { yearOf, type IsoDate } from '../dates.ts';

/** The number of years after the current one in the selector of the expiration year. */
export const CARD_EXPIRY_YEARS_AHEAD = 9;

/** The years in the selector of a card's expiration: the current year and the nine after it. */
export function cardExpiryYears(today: IsoDate): number[] {
  const first = yearOf(today);

  return Array.from({ length: CARD_EXPIRY_YEARS_AHEAD + 1 }, (_, offset) => first + offset);
}

/** Whether a card has expired. It is valid until the last day of its month. */
export function isCardExpired(expiry: { month: number; year: number }, today: IsoDate): boolean {
  const lastMonth = `${expiry.year}-${String(expiry.month).padStart(2, '0')}`;

  return lastMonth < today.slice(0, 'YYYY-MM'.length);
}
