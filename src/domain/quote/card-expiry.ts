import { yearOf, type IsoDate } from '../dates.ts';

/** Spec 1, section 9: the selector runs from this year to this many years later. */
export const CARD_EXPIRY_YEARS_AHEAD = 9;

/** The years a card's expiry can be chosen from: this one and the nine after it. */
export function cardExpiryYears(today: IsoDate): number[] {
  const first = yearOf(today);

  return Array.from({ length: CARD_EXPIRY_YEARS_AHEAD + 1 }, (_, offset) => first + offset);
}

/** Whether a card is past its expiry; it is good to the last day of its month. */
export function isCardExpired(expiry: { month: number; year: number }, today: IsoDate): boolean {
  const lastMonth = `${expiry.year}-${String(expiry.month).padStart(2, '0')}`;

  return lastMonth < today.slice(0, 'YYYY-MM'.length);
}
